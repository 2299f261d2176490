import { Child } from '../talk/child.ts';

/** Children with a session each, who have wished for nothing yet. */
export async function comeIn(url: string, count: number): Promise<Child[]> {
  const children = Array.from({ length: count }, () => new Child(url));
  await Promise.all(children.map((child) => child.start()));
  return children;
}
