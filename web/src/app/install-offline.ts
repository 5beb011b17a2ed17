// Has the page kept for visits without a network (offline.js). Without it, or where it is not allowed, the page works all the same.
export function installOffline() {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('./offline.js', { scope: './' }).catch(() => undefined);
  // Games should outlive a browser that clears up.
  void navigator.storage?.persist?.();
}

// A language that is spoken is there without a network, too.
export function keepLanguage(language: string) {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ language }));
}
