import { mustFail, rest, type Attack } from './harness';

/** Visibility used to decide deletion, so that nobody could delete the comment. */
export const attack: Attack = {
  number: 12,
  title: 'a comment by somebody whom the author of the post has blocked',
  async run(target) {
    const [ana, ben] = await Promise.all([target.signUp(), target.signUp()]);
    const post = await rest(target, ana, '/api/posts', { json: { content: 'A post' } });
    const { id } = post.body.data.post;
    const comment = async (content: string) =>
      (await rest(target, ben, `/api/posts/${id}/comments`, { json: { content } })).body.data.comment.id as string;
    const comments = [await comment('One'), await comment('Two')];
    await rest(target, ana, `/api/blocks/${ben.id}`, { method: 'POST' });
    const deletions = [
      await rest(target, ana, `/api/comments/${comments[0]}`, { method: 'DELETE' }),
      await rest(target, ben, `/api/comments/${comments[1]}`, { method: 'DELETE' }),
    ].map(({ status }) => status);
    mustFail(
      deletions.some((status) => status >= 400),
      `The comments stay: ${deletions.join(', ')}`,
    );
    return {
      'deletion by the author of the post': deletions[0]!,
      'deletion by the author of the comment': deletions[1]!,
    };
  },
};
