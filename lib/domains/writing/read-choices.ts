import type { CallOutput } from '../../contract/endpoints';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { listLabels, listSectionRows } from '../taxonomy/public';
import { writerOf } from './policy';

/** Sections in menu order and labels, most used first. @throws CodedError signInRequired */
export async function writingChoices({
  ctx,
}: {
  ctx: DomainContext;
}): Promise<CallOutput<'writingChoices'>> {
  writerOf(ctx.actor);
  const sections = await listSectionRows(ctx.db);
  const labels = await listLabels(ctx);
  return {
    sections: sections.map(({ key, name }) => ({ key, name: pickText(name, ctx.locale) })),
    labels: labels.map(({ id, name }) => ({ id, name })),
  };
}
