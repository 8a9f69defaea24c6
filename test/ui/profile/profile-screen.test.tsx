import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import type { AccountGateway } from '../../../src/domain/auth/ports';
import type { User } from '../../../src/domain/auth/user';
import { ChangePhoto } from '../../../src/domain/profile/change-photo';
import { ReadProfile } from '../../../src/domain/profile/read-profile';
import { UpdateProfile } from '../../../src/domain/profile/update-profile';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { AccountArea } from '../../../src/ui/auth/account-area';
import { Protected } from '../../../src/ui/auth/protected';
import { Avatar } from '../../../src/ui/profile/avatar';
import { ProfileScreen } from '../../../src/ui/profile/profile-screen';
import { ProfilePhotoViewModel } from '../../../src/view-models/profile/profile-photo.view-model';
import { ProfileViewModel } from '../../../src/view-models/profile/profile.view-model';
import { aSession, aUser } from '../../support/builders';
import { InMemoryProfileDrafts } from '../../support/in-memory';
import { flushPromises } from '../../support/in-memory-device';
import { anAccountGateway, anyPicture } from '../../support/in-memory-gateways';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

const down = new ServiceError('refused', 'HTTP 503: Service Unavailable', 503);

function Where() {
  return <p role="note">{useLocation().pathname}</p>;
}

async function showProfile(calls: Partial<AccountGateway> = {}) {
  const shop = await aShop();
  const account = anAccountGateway({ profile: async () => aUser(), ...calls });
  const drafts = new InMemoryProfileDrafts();
  const make = () =>
    new ProfileViewModel(
      new ReadProfile(account, shop.sessions),
      new UpdateProfile(account, shop.sessions),
      shop.session,
      shop.time,
      drafts,
    );
  const photo = new ProfilePhotoViewModel(
    new ChangePhoto(account, shop.sessions, anyPicture),
    shop.session,
    shop.toasts,
  );
  const visit = () => {
    const page = (
      <>
        <AccountArea />
        <Link to="/menu?search=oat">Menu</Link>
        <Link to="/profile#top">Top</Link>
        <a href="/menu" target="_blank" rel="noreferrer" onClick={(event) => event.preventDefault()}>
          Menu in another tab
        </a>
        <Where />
        <Routes>
          <Route element={<Protected />}>
            <Route path="/profile" element={<ProfileScreen />} />
          </Route>
          <Route path="*" element={null} />
        </Routes>
      </>
    );
    return renderInShop(page, [make(), photo, shop.session, shop.overlays, shop.toasts], '/profile');
  };
  const view = visit();
  await act(flushPromises);
  return { ...shop, ...view, visit };
}

async function typeLastName(calls?: Partial<AccountGateway>) {
  const shop = await showProfile(calls);
  await shop.user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  await shop.user.clear(screen.getByLabelText('Last name'));
  await shop.user.type(screen.getByLabelText('Last name'), 'Lovelace');
  return shop;
}

const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' });
const answer = (name: string) => within(question() ?? document.body).getByRole('button', { name });
const path = () => screen.getByRole('note').textContent;
const lastName = () => screen.getByLabelText<HTMLInputElement>('Last name').value;

beforeEach(() => history.replaceState(null, '', '/profile'));

describe('unsaved changes in a browser without the Navigation API', () => {
  it('ask before a link is followed', async () => {
    const { user } = await typeLastName();
    expect('navigation' in globalThis).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Menu' }));
    expect(path()).toBe('/profile');
    await user.click(answer('Keep editing'));
    expect(question()).toBeNull();
    expect(path()).toBe('/profile');
    expect(lastName()).toBe('Lovelace');
    await user.click(screen.getByRole('link', { name: 'Menu' }));
    await user.click(answer('Discard changes'));
    expect(path()).toBe('/menu');
  });

  it.each(['Top', 'Menu in another tab'])('do not ask for the link %s, which stays on the page', async (name) => {
    const { user } = await typeLastName();
    await user.click(screen.getByRole('link', { name }));
    expect(question()).toBeNull();
  });

  it('make the browser ask before it leaves the shop', async () => {
    const { unmount } = await typeLastName();
    const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    unmount();
    expect(leave()).toBe(false);
  });
});

describe('a save that is pending', () => {
  async function pendingSave() {
    let resolve: (user: User) => void = () => undefined;
    let reject: (error: ServiceError) => void = () => undefined;
    const reply = new Promise<User>((...ways) => ([resolve, reject] = ways));
    const shop = await typeLastName({ updateProfile: () => reply });
    await shop.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const settle = (by: () => void) =>
      act(async () => {
        by();
        await flushPromises();
      });
    return {
      ...shop,
      succeed: () => settle(() => resolve(aUser({ lastName: 'Lovelace' }))),
      fail: () => settle(() => reject(down)),
    };
  }
  const saving = () => screen.queryByRole('alertdialog', { name: 'Your changes are being saved' });

  it('takes no typing that it would lose, and leaves the focus in the field', async () => {
    const { user, fail } = await pendingSave();
    await user.click(screen.getByLabelText(/^Phone/));
    await user.keyboard('2145550100');
    expect(screen.getByLabelText(/^Phone/)).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Phone/));
    await fail();
    await user.keyboard('2145550100');
    expect(screen.getByLabelText(/^Phone/)).toHaveProperty('value', '2145550100');
  });

  it('cannot be cancelled, and says why', async () => {
    const { user, fail } = await pendingSave();
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    expect(cancel.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(cancel.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Your changes are being saved.');
    await fail();
    expect(cancel.hasAttribute('aria-disabled')).toBe(false);
    await user.click(cancel);
    expect(screen.queryByLabelText('Last name')).toBeNull();
  });

  it('holds the customer who leaves, then lets them go on', async () => {
    const { user, succeed } = await pendingSave();
    await user.click(screen.getByRole('link', { name: 'Menu' }));
    expect(question()).toBeNull();
    expect(saving()).not.toBeNull();
    expect(path()).toBe('/profile');
    await succeed();
    expect(saving()).toBeNull();
    expect(path()).toBe('/menu');
  });

  it('holds a sign-out too', async () => {
    const { user, session, succeed } = await pendingSave();
    await user.click(
      within(screen.getByRole('navigation', { name: 'Account' })).getByRole('button', { name: 'Sign Out' }),
    );
    expect(saving()).not.toBeNull();
    expect(session.isSignedIn).toBe(true);
    await succeed();
    expect(session.isSignedIn).toBe(false);
    expect(path()).toBe('/');
  });

  it('asks the customer who leaves once it failed', async () => {
    const { user, fail } = await pendingSave();
    await user.click(screen.getByRole('link', { name: 'Menu' }));
    expect(saving()).not.toBeNull();
    await fail();
    expect(saving()).toBeNull();
    expect(path()).toBe('/profile');
    await user.click(answer('Keep editing'));
    expect(lastName()).toBe('Lovelace');
  });

  it('lets the customer stay', async () => {
    const { user, succeed } = await pendingSave();
    await user.click(screen.getByRole('link', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(saving()).toBeNull();
    await succeed();
    expect(path()).toBe('/profile');
    expect(screen.getByText('Profile updated successfully!')).toBeTruthy();
  });
});

describe('signing out with unsaved changes', () => {
  it.each([
    ['beside the profile', async () => screen.getByRole('navigation', { name: 'Account' })],
    ['in the account menu', async () => document.querySelector<HTMLElement>('.popover') ?? document.body],
  ])('asks first: %s', async (_where, place) => {
    const { user, session } = await typeLastName();
    const signOut = async () => {
      await user.click(screen.getByRole('button', { name: 'Account menu' }));
      await user.click(within(await place()).getByRole('button', { name: 'Sign Out' }));
    };
    await signOut();
    await user.click(answer('Keep editing'));
    expect(session.isSignedIn).toBe(true);
    expect(lastName()).toBe('Lovelace');
    await signOut();
    await user.click(answer('Discard changes'));
    expect(session.isSignedIn).toBe(false);
    expect(path()).toBe('/');
  });
});

describe('a save that fails', () => {
  it('a save that fails after the end of the session stores what was typed for the next visit', async () => {
    const ended = new ServiceError('sessionEnded', 'Unauthorized', 401);
    const shop = await typeLastName({ updateProfile: () => Promise.reject(ended) });
    await shop.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await act(async () => {
      shop.authErrorChannel.report();
      await flushPromises();
    });
    expect(path()).toBe('/');
    shop.unmount();
    act(() => shop.session.show(aSession().user));
    const { user } = shop.visit();
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(lastName()).toBe('Lovelace');
  });

  it.each([
    [
      'keeps what was typed if the outcome is unknown',
      down,
      'Server ErrorSomething broke on our side, not on yours. Try again in a moment.Everything you typed is still here.HTTP 503: Service Unavailable',
    ],
    [
      'says that nothing was changed if the service rejected it',
      new ServiceError('refused', 'No', 422),
      'Something Went WrongNoNothing was changed, and everything you typed is still here.',
    ],
  ])('%s', async (_what, failure, words) => {
    const { user } = await typeLastName({ updateProfile: () => Promise.reject(failure) });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await act(flushPromises);
    expect(screen.getByText(/you typed is still here/).closest('div')?.textContent).toBe(words);
  });
});

describe('the profile', () => {
  it('shows the load error on its own line above the known details', async () => {
    await showProfile({ profile: () => Promise.reject(down) });
    expect(screen.getByText(/You're seeing what this device last saved/).parentElement?.innerHTML).toContain(
      "<bdi>Something broke on our side, not on yours. Try again in a moment.</bdi><br><span>You're seeing",
    );
  });

  it('moves the focus to its heading on Retry', async () => {
    const { user } = await showProfile({ profile: () => Promise.reject(down) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Profile' }));
  });

  it('shows below a title why a photo was not saved', async () => {
    const { user } = await typeLastName({ uploadAvatar: () => Promise.reject(down) });
    await user.upload(screen.getByLabelText('Change photo'), new File(['x'], 'me.png', { type: 'image/png' }));
    await act(flushPromises);
    expect(screen.getByText('Server Error', { exact: false }).parentElement?.textContent).toBe(
      'Server ErrorSomething broke on our side, not on yours. Try again in a moment.HTTP 503: Service Unavailable',
    );
  });

  it('takes no second photo during an upload', async () => {
    const { user } = await typeLastName({ uploadAvatar: () => new Promise<string>(() => undefined) });
    const input = screen.getByLabelText('Change photo');
    const opens = () => input.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(opens()).toBe(true);
    await user.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
    await act(flushPromises);
    expect(opens()).toBe(false);
    expect(input.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Change photo').closest('label')?.getAttribute('aria-busy')).toBe('true');
  });

  it('tells in a toast that a photo was not saved after Cancel', async () => {
    let fail: (error: ServiceError) => void = () => undefined;
    const uploadAvatar = () => new Promise<string>((_resolve, reject) => (fail = reject));
    const { user, toasts } = await typeLastName({ uploadAvatar });
    await user.upload(screen.getByLabelText('Change photo'), new File(['x'], 'me.png', { type: 'image/png' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await act(async () => {
      fail(down);
      await flushPromises();
    });
    expect(toasts.toasts).toMatchObject([{ detail: 'HTTP 503: Service Unavailable' }]);
  });
});

it('a photo is shown though the one before it could not be loaded', () => {
  const photo = (avatar: string) => <Avatar user={aUser({ avatar })} />;
  const { container, rerender } = render(photo('/old.png'));
  const picture = () => container.querySelector('img');
  act(() => void picture()?.dispatchEvent(new Event('error')));
  expect(picture()).toBeNull();
  rerender(photo('/new.png'));
  expect(picture()?.getAttribute('src')).toBe('/new.png');
});
