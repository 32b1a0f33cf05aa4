/** Writes the files beside the page: pages of sheets arrive, the files' bytes go back. */
import type { FolhaBruta, NotaBruta } from '@/domain/contratos/folhas-brutas';
import { tabelasDasFolhas } from '@/domain/diagnostico/planilha-das-folhas';
import type { Compilado } from '@/domain/diagnostico/versao';
import { type ArquivoFeito, arquivosDasTabelas } from './arquivosDasRespostas';

export type ParaAsRespostas =
  | { folhas: readonly FolhaBruta[]; versoes: readonly { n: number; versao: Compilado }[] }
  | { notas: readonly NotaBruta[] }
  | { fim: { comNotas: boolean } };
export type DasRespostas = { arquivos: ArquivoFeito[] } | { falha: string };

const folhas: FolhaBruta[] = [];
const notas: NotaBruta[] = [];
const versoes = new Map<number, Compilado>();
const responder = (resposta: DasRespostas, mover: Transferable[] = []) =>
  globalThis.postMessage(resposta, { transfer: mover });

globalThis.addEventListener('message', ({ data }: MessageEvent<ParaAsRespostas>) => {
  try {
    if ('folhas' in data) {
      folhas.push(...data.folhas);
      for (const { n, versao } of data.versoes) versoes.set(n, versao);
      return;
    }
    if ('notas' in data) {
      notas.push(...data.notas);
      return;
    }
    const arquivos = arquivosDasTabelas(
      tabelasDasFolhas({ folhas, versoes, notas: data.fim.comNotas ? notas : undefined }),
    );
    responder(
      { arquivos },
      arquivos.map(({ bytes }) => bytes),
    );
  } catch (erro) {
    responder({ falha: String(erro) });
  }
});
