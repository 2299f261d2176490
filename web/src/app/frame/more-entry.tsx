import { Ellipsis, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { entryIconLook, entryLook } from './entry-looks.ts';
import type { NavigationTarget } from './navigation-entry.tsx';
import { useLogout } from './use-logout.tsx';

interface MoreEntryProps {
  /** Of who is logged in. */
  name: string;
  targets: readonly NavigationTarget[];
}

/** What adults have besides, where the navigation has no room for it: work, account and logout. */
export function MoreEntry({ name, targets }: MoreEntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const logout = useLogout();
  const close = () => setIsOpen(false);
  const entries = [...targets, { path: '/konto', label: 'Mein Konto', icon: UserRound }];
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={entryLook}
        onClick={() => setIsOpen(true)}
      >
        <span className={entryIconLook}>
          <Ellipsis aria-hidden className="size-6" />
        </span>
        Mehr
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={`Mehr für ${name}`}>
        <ul className="flex flex-col gap-2 low:grid low:grid-cols-2">
          {entries.map(({ path, label, icon: Icon }) => (
            <li key={path} className="grid">
              <Button asChild size="child" variant="outline" className="justify-start!">
                <Link to={path} onClick={close}>
                  <Icon aria-hidden />
                  {label}
                </Link>
              </Button>
            </li>
          ))}
          <li className="grid">
            <Button
              size="child"
              variant="ghost"
              className="justify-start!"
              onClick={() => {
                close();
                logout.ask();
              }}
            >
              <LogOut aria-hidden />
              Abmelden
            </Button>
          </li>
        </ul>
      </Dialog>
      {logout.dialog}
    </>
  );
}
