import type { Context } from '../../context';
import { write } from '../../context';
import { validate } from '../../core/validation';
import { AppError, conflict } from '../../core/errors';
import { newId } from '../../core/ids';
import { statement } from '../../database/read';
import { sql } from '../../database/write';
import { Profile } from '../profile/profile.entity';
import { Account } from './account.entity';
import { checkEmailInput, loginInput, registerInput } from './account.inputs';
import { hashPassword, matchesPassword } from './password';
import type { SessionPayload } from './account.type';
import { openSession, readSessionPayload, setSessionCookies } from './session.service';
import { clearSignIns, countSignIn, countSignUp } from './throttle';

/**
 * Creates an account with its profile and signs in.
 * @throws AppError BAD_USER_INPUT, or CONFLICT naming `username` or `email` when taken
 */
export async function register(ctx: Context, input: unknown): Promise<SessionPayload> {
  const { email, username, password } = validate(registerInput, input);
  await countSignUp(ctx);
  const passwordHash = await hashPassword(password);
  const id = newId();
  const session = await write(ctx, async (tx) => {
    const taken = await tx.row<{ username: boolean; email: boolean }>(sql`
      select exists (select from profile where username = ${username}) as username, exists (select from account where email = ${email}) as email`);
    if (taken?.username || taken?.email) throw takenError(taken);
    tx.em.create(Account, { id, email, passwordHash });
    tx.em.create(Profile, { id, username, displayName: username });
    return openSession(ctx, tx, id);
  }).catch((error: unknown) => {
    throw toTakenError(error) ?? error;
  });
  setSessionCookies(ctx, session);
  return readSessionPayload(ctx, id, session.sessionId);
}

const takenError = (taken: { username: boolean; email: boolean }) =>
  conflict({
    ...(taken.username && { username: 'This username is taken. Try another.' }),
    ...(taken.email && { email: 'You already have an account with this email. Log in instead.' }),
  });

/** Translates a violated unique index of concurrent registrations. */
function toTakenError(error: unknown): AppError | undefined {
  const constraint = (error as { constraint?: string }).constraint;
  if (constraint === 'profile_username_key') return takenError({ username: true, email: false });
  if (constraint === 'account_email_key') return takenError({ username: false, email: true });
  return undefined;
}

/**
 * Signs in by username or email address, and password.
 * @throws AppError UNAUTHENTICATED, RATE_LIMITED with `retryAfterSeconds`
 */
export async function logIn(ctx: Context, input: unknown): Promise<SessionPayload> {
  const { username, password } = validate(loginInput, input);
  await countSignIn(ctx, username);
  const [account] = await ctx.app.reader.rows<{ id: string; passwordHash: string }>(
    statement(
      'account_by_login',
      () => `select a.id, a.password_hash as "passwordHash" from account a join profile p on p.id = a.id
             where a.deleted_at is null and (p.username = $1 or a.email = $1)`,
    ),
    [username],
  );
  if (!(await matchesPassword(account?.passwordHash ?? null, password))) throw wrongPassword();
  const { id, passwordHash } = account!;
  const session = await write(ctx, async (tx) => {
    // Opens no session when the password was changed or the account deleted during the verification.
    const unchanged = await tx.row(
      sql`select id from account where id = ${id} and password_hash = ${passwordHash} and deleted_at is null for no key update`,
    );
    if (!unchanged) throw wrongPassword();
    return openSession(ctx, tx, id);
  });
  ctx.app.endedSessions.add(session.endedSessionIds);
  await clearSignIns(ctx, username);
  setSessionCookies(ctx, session);
  return readSessionPayload(ctx, id, session.sessionId);
}

const wrongPassword = () =>
  new AppError('UNAUTHENTICATED', 'Incorrect username or password.', {
    fields: { password: 'Incorrect username or password.' },
  });

/** Whether an account has this email address. */
export async function emailExists(ctx: Context, input: unknown): Promise<boolean> {
  const { email } = validate(checkEmailInput, input);
  return (
    (await ctx.app.reader.value<boolean>(
      statement('account_email_exists', () => 'select exists (select from account where email = $1)'),
      [email],
    )) === true
  );
}
