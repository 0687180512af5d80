// Shows notices that come while no page is open, and leads to the table they are about.
self.addEventListener("push", (event) => {
  const { title, text, link } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      icon: "/assets/icon.svg",
      tag: link,
      data: link,
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((client) => new URL(client.url).pathname === url.pathname);
      return there ? there.focus() : self.clients.openWindow(url.href);
    }),
  );
});
