import { KeyRound, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../../components/controls/tabs.tsx';
import { Card } from '../../components/layout/card.tsx';
import { LoginForm } from './login-form.tsx';
import { Register } from './register.tsx';

/** Login and registration (SPEC 2, Auth). */
export function Auth() {
  const [search] = useSearchParams();
  // An invitation link opens the registration.
  const [tab, setTab] = useState(search.has('einladung') ? 'register' : 'login');
  return (
    <div className="mx-auto w-full max-w-md low:max-w-2xl">
      <Tabs
        label="Anmelden oder registrieren"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'login',
            label: 'Anmelden',
            icon: <KeyRound aria-hidden />,
            content: (
              <Card className="low:p-3">
                <LoginForm />
              </Card>
            ),
          },
          {
            value: 'register',
            label: 'Registrieren',
            icon: <UserPlus aria-hidden />,
            content: (
              <Card className="low:p-3">
                <Register />
              </Card>
            ),
          },
        ]}
      />
    </div>
  );
}
