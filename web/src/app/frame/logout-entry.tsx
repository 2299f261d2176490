import { UserRound } from 'lucide-react';
import { entryIconLook, entryLook } from './entry-looks.ts';
import { useLogout } from './use-logout.tsx';

/** Who is logged in; pressing it asks before logging out (SPEC 2). */
export function LogoutEntry({ name }: { name: string }) {
  const logout = useLogout();
  return (
    <>
      <button
        type="button"
        className={entryLook}
        aria-label={`${name}: abmelden`}
        data-spoken="Abmelden"
        onClick={logout.ask}
      >
        <span className={entryIconLook}>
          <UserRound aria-hidden className="size-6" />
        </span>
        <span className="max-w-16 truncate sm:max-w-24">{name}</span>
      </button>
      {logout.dialog}
    </>
  );
}
