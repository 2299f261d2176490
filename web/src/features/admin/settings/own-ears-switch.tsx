import { useEffect, useState } from 'react';
import { canTranscribe } from '../../../voice/listening/transcription-api.ts';
import { SettingSwitch } from './setting-switch.tsx';

interface OwnEarsSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether only this server turns voices into words, and honestly what that means here. */
export function OwnEarsSwitch({ isOn, onChange }: OwnEarsSwitchProps) {
  const [isAble, setIsAble] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    void canTranscribe().then((able) => !isGone && setIsAble(able));
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <SettingSwitch label="Nur dieser Server hört zu" isOn={isOn} onChange={onChange}>
      {isOn
        ? 'Kein Browser wandelt Stimmen um. Aufnahmen gehen nur an diesen Server und den Dienst, der hier fürs Zuhören eingerichtet ist.'
        : 'Der Browser wandelt Stimmen um, wenn er kann. Chrome, Edge und Safari schicken sie dafür meist an Google, Microsoft oder Apple.'}
      {isOn && isAble === false && (
        <strong className="block text-danger">
          Hier ist noch kein Dienst fürs Zuhören eingerichtet. Kinder können dann nur schreiben.
        </strong>
      )}
    </SettingSwitch>
  );
}
