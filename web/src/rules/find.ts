// Finds a word in the rules: hides unrelated blocks, and marks the word.

const MARK = "found";

/** The blocks of rules about a word, and the headings above them; all of them for an empty word. */
export function about(blocks: { text: string; isHeading: boolean }[], word: string): boolean[] {
  const wanted = word.trim().toLocaleLowerCase();
  const has = blocks.map(({ text }) => text.toLocaleLowerCase().includes(wanted));
  return blocks.map(({ isHeading }, at) => {
    if (!isHeading || has[at]) return has[at] ?? false;
    const next = blocks.findIndex((block, other) => other > at && block.isHeading);
    return has.slice(at + 1, next < 0 ? undefined : next).some(Boolean);
  });
}

/** Shows only the rules about a word; returns whether there are any. */
export function find(rules: Element, word: string): boolean {
  const blocks = [...rules.children];
  const isShown = about(
    blocks.map((block) => ({ text: block.textContent, isHeading: block.matches("h2") })),
    word,
  );
  // A heading with the word stands for everything below it.
  blocks.forEach((block, at) => {
    const heading = blocks.slice(0, at).findLastIndex((each) => each.matches("h2"));
    const isNamed = word.trim() !== "" && heading >= 0 && hasWord(blocks[heading], word);
    block.toggleAttribute("hidden", !isShown[at] && !isNamed);
  });
  mark(rules, word);
  return isShown.some(Boolean);
}

const hasWord = (block: Element | undefined, word: string) =>
  (block?.textContent ?? "").toLocaleLowerCase().includes(word.trim().toLocaleLowerCase());

function mark(rules: Element, word: string): void {
  if (!("highlights" in CSS)) return;
  CSS.highlights.delete(MARK);
  const wanted = word.trim().toLocaleLowerCase();
  if (!wanted) return;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(rules, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = (walker.currentNode as Text).data.toLocaleLowerCase();
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = new Range();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + wanted.length);
      ranges.push(range);
    }
  }
  CSS.highlights.set(MARK, new Highlight(...ranges));
}
