import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ToolsView } from '@/components/screens/tools-view';
import { listData } from '@/lib/api/list-data';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readTools } from '@/lib/api/reads-tools';
import { TOOL_CHAINS } from '@/lib/contract/tools';
import { PageFrame } from '../../page-frame';

export interface ToolsProps {
  params: Promise<{ locale: string; chain?: string }>;
}

async function load({ params }: ToolsProps) {
  const { locale: tag, chain: slug } = await params;
  const locale = localeOf(tag);
  const chain = TOOL_CHAINS.find((key) => key === slug);
  if (slug !== undefined && !chain) notFound();
  return { locale, chain };
}

async function titleOf(props: ToolsProps): Promise<string | undefined> {
  const { locale, chain } = await load(props);
  const t = await getTranslations({ locale, namespace: 'tools' });
  return chain && t('chainTitle', { chain: t(`chain.${chain}`) });
}

export async function toolsMetadata(props: ToolsProps): Promise<Metadata> {
  const { locale, chain } = await load(props);
  const title = await titleOf(props);
  const t = await getTranslations({ locale, namespace: 'tools' });
  const description = title && t('chainDescription', { title });
  return pageMetadata({ routeId: 'home_tools', locale, param: chain, title, description });
}

export async function ToolsScreen(props: ToolsProps) {
  const { locale, chain } = await load(props);
  const tools = await readTools(chain, locale);
  if (!tools.found) notFound();
  return (
    <PageFrame
      locale={locale}
      routeId="home_tools"
      param={chain}
      name={await titleOf(props)}
      data={listData(tools.data.list.map(({ name, url }) => ({ name, url })))}
    >
      <ToolsView locale={locale} chain={chain} items={tools.data.list} />
    </PageFrame>
  );
}
