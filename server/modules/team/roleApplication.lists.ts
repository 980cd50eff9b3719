import { applicationListsOf } from '../application/application.reads';
import type { SelectList } from '../list';
import { roleApplications } from './roleApplication.kind';

const { selectBoard, selectOwn } = applicationListsOf(roleApplications);

/** Root query fields that are lists of applications for roles. */
export const roleApplicationLists = {
  roleApplications: (ctx, { roleId, status }) => selectBoard(ctx, String(roleId), status),
  ownRoleApplications: selectOwn,
} satisfies Record<string, SelectList>;
