function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server does; happy-dom has no other way
  document.cookie = `lux_user=${cookie}; path=/`;
}

/** The server's word that somebody is logged in (lib/fetch-user.ts). */
export const userCookie = {
  show: () => write('1'),
  clear: () => write('; expires=Thu, 01 Jan 1970 00:00:00 GMT'),
};
