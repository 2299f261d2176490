/** What makes a username unique: "Mia", "mia" and "ＭＩＡ" are one name. */
export function usernameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}
