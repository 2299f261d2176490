/** What a request costs us: words of a model and sound, work of minutes, hashing of a password, or little. */
export type Cost = 'talk' | 'picture' | 'login' | 'general';
