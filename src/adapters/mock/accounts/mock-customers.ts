import type { PasswordChange, ProfileChange, Registration } from '../../../domain/auth/ports';
import type { User } from '../../../domain/auth/user';
import { minPasswordLength } from '../../../domain/shared/password';
import type { Clock, Randomness } from '../../../domain/shared/ports';
import { present } from '../../../domain/shared/present';
import { ServiceError } from '../../../domain/shared/service-error';
import type { MockCustomer } from '../mock-state';
import type { MockStore } from '../mock-store';
import { passwordFingerprint } from './password-fingerprint';
import type { DemoCustomer } from '../sample-data';

export const demoCustomerId = 'demo-customer';
const demoJoinedAt = new Date('2025-03-14T15:00:00Z');

export class MockCustomers {
  constructor(
    private readonly store: MockStore,
    private readonly demo: DemoCustomer,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {}

  find(id: string): MockCustomer | undefined {
    return this.all().find(({ user }) => user.id === id);
  }

  findByEmail(email: string): MockCustomer | undefined {
    const wanted = email.trim().toLowerCase();
    return this.all().find(({ user }) => user.email.toLowerCase() === wanted);
  }

  add({ firstName, lastName, email, phone, password }: Registration): MockCustomer {
    this.refuseTaken(email);
    const now = this.clock.now();
    const user: User = {
      id: this.randomness.uuid(),
      firstName,
      lastName,
      email,
      authProvider: 'email',
      createdAt: now,
      updatedAt: now,
    };
    return this.save({
      user: present({ ...user, phone: phone || undefined }),
      passwordMark: passwordFingerprint(password),
    });
  }

  adopt(user: User): MockCustomer {
    return this.find(user.id) ?? this.save({ user });
  }

  changeProfile(id: string, { firstName, lastName, email, phone }: ProfileChange): User {
    this.refuseTaken(email, id);
    const { phone: _former, ...user } = this.known(id).user;
    return this.changeUser(id, present({ ...user, firstName, lastName, email, phone: phone || undefined }));
  }

  changeAvatar(id: string, avatar: string): User {
    return this.changeUser(id, { ...this.known(id).user, avatar });
  }

  changePassword(id: string, { currentPassword, newPassword }: PasswordChange): void {
    const customer = this.known(id);
    if (customer.user.authProvider === 'google')
      throw refused('Password change not available for Google accounts', 400);
    const isRight =
      customer.passwordMark === undefined || customer.passwordMark === passwordFingerprint(currentPassword);
    const isFit = newPassword.length >= minPasswordLength;
    if (!isRight || !isFit) throw refused('Password change failed. Please try again.', 400);
    this.save({ ...customer, passwordMark: passwordFingerprint(newPassword) });
  }

  private changeUser(id: string, user: User): User {
    return this.save({ ...this.known(id), user: { ...user, updatedAt: this.clock.now() } }).user;
  }

  private save(customer: MockCustomer): MockCustomer {
    this.store.update(({ customers }) => ({
      customers: [...customers.filter(({ user }) => user.id !== customer.user.id), customer],
    }));
    return customer;
  }

  private known(id: string): MockCustomer {
    const customer = this.find(id);
    if (!customer) throw refused('No user found', 404);
    return customer;
  }

  private refuseTaken(email: string, exceptId?: string): void {
    const owner = this.findByEmail(email);
    if (owner && owner.user.id !== exceptId) throw refused('An account with this email exists already.', 409);
  }

  private all(): readonly MockCustomer[] {
    const { customers, scenario } = this.store.read();
    const demo = customers.find(({ user }) => user.id === demoCustomerId) ?? this.demoCustomer();
    const authProvider = scenario?.name === 'email-customer' ? 'email' : 'google';
    const others = customers.filter(({ user }) => user.id !== demoCustomerId);
    return [{ ...demo, user: { ...demo.user, authProvider } }, ...others];
  }

  private demoCustomer(): MockCustomer {
    const { password, ...person } = this.demo;
    const user: User = {
      ...person,
      id: demoCustomerId,
      authProvider: 'google',
      createdAt: demoJoinedAt,
      updatedAt: demoJoinedAt,
    };
    return { user, passwordMark: passwordFingerprint(password) };
  }
}

export function refused(message: string, status: number): ServiceError {
  return new ServiceError('refused', message, status);
}
