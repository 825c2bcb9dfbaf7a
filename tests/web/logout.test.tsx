import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Gate } from '../../web/app/guards.tsx';
import { useAuth } from '../../web/app/lib/use-auth.tsx';
import { Providers } from '../../web/app/providers.tsx';
import { eventually, press, signedIn } from './app.tsx';
import { Tab, tabAt } from './tab.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

test('a logout leaves no page behind the login for the next person [STATE-09]', async () => {
  const Leave = () => {
    const { leave } = useAuth();
    return (
      <button type="button" onClick={() => void leave()}>
        Leave
      </button>
    );
  };
  signedIn();
  const history = tabAt('/profile');
  render(
    <Providers>
      <Tab history={history}>
        <Gate needs="sign-in">
          <Leave />
        </Gate>
      </Tab>
    </Providers>,
  );
  await press('Leave');
  await eventually(() => expect(history.now().pathname).toBe('/login'));
  await eventually(() => expect(history.now().state).toBeNull());
});
