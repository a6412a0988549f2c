// The page when its words failed to load: it says so in every language it has.

const SAYINGS = [
  ["en", "The page could not be loaded. Check your connection and try again.", "Try again"],
  ["fr", "La page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.", "Réessayer"],
  [
    "ru",
    "Страницу не удалось загрузить. Проверьте соединение и попробуйте ещё раз.",
    "Попробовать ещё раз",
  ],
] as const;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  some: Partial<HTMLElementTagNameMap[Name]>,
  ...inside: Node[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), some);
  made.append(...inside);
  return made;
}

export function showWordless(): void {
  const again = () => location.reload();
  document.body.replaceChildren(
    element(
      "main",
      { className: "wordless" },
      element("h1", { textContent: "Asterism" }),
      ...SAYINGS.flatMap(([lang, text, button]) => [
        element("p", { lang, textContent: text }),
        element("button", { lang, className: "button", textContent: button, onclick: again }),
      ]),
    ),
  );
}
