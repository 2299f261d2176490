/** School years 1–2, 3–4 and 5–6 (SPEC 9). */
export type Difficulty = 'easy' | 'medium' | 'hard';
