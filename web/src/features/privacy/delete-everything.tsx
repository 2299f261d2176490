import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { SecondFactorConfirmation } from '../../forms/second-factor-confirmation.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { useSession } from '../../lib/session/session.ts';
import { toasts } from '../../lib/toasts.ts';
import { myDataApi } from './my-data-api.ts';

type Step = 'idle' | 'asking' | 'asking-again' | 'deleting';

/**
 * Deletes everything, after two questions and, with a second factor, a code; afterwards this device
 * knows nothing either.
 */
export function DeleteEverything() {
  const { forget } = useSession();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>('idle');

  async function deleteAll(): Promise<void> {
    setStep('deleting');
    try {
      await myDataApi.delete();
    } catch (error) {
      const description =
        error instanceof ApiError ? error.message : 'Bitte versuche es noch einmal.';
      toasts.show({ title: 'Das Löschen hat nicht geklappt', description, tone: 'danger' });
      setStep('idle');
      return;
    }
    navigate('/', { replace: true });
    await forget();
    toasts.show({
      title: 'Alles ist gelöscht',
      description: 'LUX weiß jetzt nichts mehr über dich.',
      tone: 'success',
    });
  }

  const stop = () => setStep('idle');
  return (
    <>
      <Button
        size="child"
        variant="danger"
        disabled={step === 'deleting'}
        onClick={() => setStep('asking')}
      >
        <Trash2 aria-hidden />
        {step === 'deleting' ? 'Wird gelöscht …' : 'Alles löschen'}
      </Button>
      <ConfirmDialog
        key="first"
        isOpen={step === 'asking'}
        question="Möchtest du wirklich alles löschen?"
        description="Deine Gespräche, Bilder, Geschichten, Sticker und dein Konto verschwinden, auf allen Geräten."
        confirmLabel="Ja, alles löschen"
        cancelLabel="Behalten"
        isDangerous
        onConfirm={() => setStep('asking-again')}
        onCancel={stop}
      />
      <ConfirmDialog
        key="second"
        isOpen={step === 'asking-again'}
        question="Bist du ganz sicher?"
        description="Das kann niemand rückgängig machen, auch LUX nicht. Frag am besten vorher einen Erwachsenen, dem du vertraust."
        confirmLabel="Endgültig löschen"
        cancelLabel="Lieber nicht"
        isDangerous
        onConfirm={() => void deleteAll()}
        onCancel={stop}
      />
      <SecondFactorConfirmation />
    </>
  );
}
