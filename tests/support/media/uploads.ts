import type { Answer, Caller, GraphqlAnswer } from '../people/people';

export type Slot = { uploadUrl: string; publicUrl: string };

/** Opens an upload slot through REST. @param input.size length of the file that will be put, if the slot is to have one */
export async function openSlot(
  caller: Caller,
  input: { size?: number; folder?: string; contentType?: string },
): Promise<Slot> {
  const { status, body } = await caller.rest('/api/storage/r2/presign', {
    body: { filename: 'picture.png', contentType: 'image/png', folder: 'posts', ...input },
  });
  if (status !== 200) throw new Error(`No slot: ${JSON.stringify(body)}`);
  return body.data;
}

/** Puts a file into a slot as a browser does: without our headers. */
export async function putFile(uploadUrl: string, file: Buffer, type = 'image/png'): Promise<Answer<string>> {
  const response = await fetch(uploadUrl, {
    method: 'PUT',
    body: new Uint8Array(file),
    headers: { 'content-type': type },
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Uploads a file through a slot. @returns the address that names it from then on */
export async function uploadFile(
  caller: Caller,
  file: Buffer,
  { folder = 'posts', type = 'image/png' } = {},
): Promise<string> {
  const { uploadUrl, publicUrl } = await openSlot(caller, { folder, contentType: type, size: file.length });
  const { status } = await putFile(uploadUrl, file, type);
  if (status !== 200) throw new Error(`Not uploaded: ${status}`);
  return publicUrl;
}

/** Every call that accepts the URL of an upload: folder, field named by errors, and the URL in the response. */
export const uses = [
  {
    name: 'PUT /profile avatar_url and avatar',
    folder: 'profile',
    field: 'avatar_url',
    call: (by: Caller, url: string) =>
      by.rest('/api/profile', { method: 'PUT', body: { avatar_url: url, avatar: url } }),
    shown: ({ body }: any) => body.data.profile.avatar_details.url,
  },
  {
    name: 'PUT /profile avatar',
    folder: 'profile',
    field: 'avatar',
    call: (by: Caller, url: string) => by.rest('/api/profile', { method: 'PUT', body: { avatar: url } }),
    shown: ({ body }: any) => body.data.profile.avatar_details.url,
  },
  {
    name: 'PUT /profile cover_image_url',
    folder: 'profile',
    field: 'cover_image_url',
    call: (by: Caller, url: string) => by.rest('/api/profile', { method: 'PUT', body: { cover_image_url: url } }),
    shown: ({ body }: any) => body.data.profile.cover_image_url,
  },
  {
    name: 'updateProfile',
    folder: 'profile',
    field: 'avatarUrl',
    call: (by: Caller, url: string) =>
      by.gql(
        'mutation ($url: String) { updateProfile(input: { avatarUrl: $url, coverImageUrl: $url }) { avatar { url } } }',
        { url },
      ),
    shown: ({ data }: any) => data.updateProfile.avatar.url,
  },
  {
    name: 'POST /posts',
    folder: 'posts',
    field: 'image',
    call: (by: Caller, url: string) => by.rest('/api/posts', { body: { content: 'look', image: url } }),
    shown: ({ body }: any) => body.data.post.image,
  },
  {
    name: 'createPost',
    folder: 'posts',
    field: 'image',
    call: (by: Caller, url: string) =>
      by.gql('mutation ($url: String) { createPost(input: { content: "look", image: $url }) { image { url } } }', {
        url,
      }),
    shown: ({ data }: any) => data.createPost.image.url,
  },
];

/** Names of the invalid fields in a response of either transport. */
export const faultyFields = (result: Partial<Answer & GraphqlAnswer>): string[] =>
  Object.keys((result.body?.error ?? result.errors?.[0]?.extensions)?.fields ?? {});
