import { z } from 'zod';
import type { CooperationDetails } from '../../contract/cooperation';
import { localizedText } from '../../contract/importing';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { findCooperationSetting } from './repository';

/** Services and media kit as the desk keeps them, in all languages. */
export const cooperationSetting = z.object({
  services: z.array(
    z.object({
      key: z.string(),
      name: localizedText,
      summary: localizedText,
      includes: z.array(localizedText),
      leadTime: localizedText,
    }),
  ),
  figures: z.array(
    z.object({ key: z.string(), value: z.string(), name: localizedText, note: localizedText }),
  ),
  areFiguresSample: z.boolean(),
  boilerplate: localizedText,
  assets: z.array(z.object({ key: z.string(), name: localizedText, url: z.string() })),
});

const NOTHING: z.infer<typeof cooperationSetting> = {
  services: [],
  figures: [],
  areFiguresSample: false,
  boilerplate: { 'zh-Hans': '', 'zh-Hant': '', en: '' },
  assets: [],
};

/** Services and media kit in the reader's language; empty where the newsroom offers none. */
export async function getCooperationDetails(ctx: DomainContext): Promise<CooperationDetails> {
  const setting = await readSetting(ctx);
  const said = (text: z.infer<typeof localizedText>) => pickText(text, ctx.locale);
  return {
    services: setting.services.map((service) => ({
      key: service.key,
      name: said(service.name),
      summary: said(service.summary),
      includes: service.includes.map(said),
      lead_time: said(service.leadTime),
    })),
    figures: setting.figures.map(({ key, value, name, note }) => ({
      key,
      value,
      name: said(name),
      note: said(note),
    })),
    are_figures_sample: setting.areFiguresSample,
    boilerplate: said(setting.boilerplate),
    assets: setting.assets.map(({ key, name, url }) => ({ key, name: said(name), url })),
  };
}

/** Keys of the services that an enquiry may name. */
export async function listServiceKeys(ctx: DomainContext): Promise<string[]> {
  return (await readSetting(ctx)).services.map((service) => service.key);
}

async function readSetting(ctx: DomainContext) {
  const value = await findCooperationSetting(ctx.db);
  return value === undefined ? NOTHING : cooperationSetting.parse(value);
}
