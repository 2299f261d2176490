import { useState } from 'react';
import { countOwnPictures } from '../keeping/count-own-pictures.ts';
import { LogoutDialog } from './logout-dialog.tsx';

interface AskBeforeLogoutProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** The dialog with what it has to warn of. Comes with the first press: zod is behind the counting. */
export function AskBeforeLogout(props: AskBeforeLogoutProps) {
  const [ownPictures] = useState(countOwnPictures);
  return <LogoutDialog ownPictures={ownPictures} {...props} />;
}
