/** The parts of a subscription that the server needs to reach a device. */
export function addressOf(subscription: PushSubscription) {
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  return { endpoint, p256dh, auth };
}
