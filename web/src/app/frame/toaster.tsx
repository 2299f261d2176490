import { useAtomValue } from 'jotai';
import { Toast as Radix } from 'radix-ui';
import { Toast } from '../../components/states/toast.tsx';
import { toastLimits, toasts, toastsAtom } from '../../lib/toasts.ts';

export function Toaster() {
  const entries = useAtomValue(toastsAtom);
  return (
    <Radix.Provider label="Hinweis" duration={toastLimits.displayMs} swipeDirection="up">
      {entries.map(({ id, ...entry }) => (
        <Toast
          key={id}
          {...entry}
          displayMs={toastLimits.displayMs}
          onClose={() => toasts.dismiss(id)}
        />
      ))}
      <Radix.Viewport
        label="Hinweise ({hotkey})"
        className="fixed inset-x-0 top-0 z-50 flex flex-col items-center p-3 outline-none"
      />
    </Radix.Provider>
  );
}
