/** Writes the spreadsheet beside the page: rows arrive in portions, the file's bytes go back. */
import type { CellObject } from 'xlsx';
import type { LinhaDoRelatorio } from '@/domain/ideias/relatorio-ideias';
import { escreverPlanilha, linhaDaPlanilha, type ResumoDaPlanilha } from './planilha';

export type ParaOTrabalhador = { linhas: readonly LinhaDoRelatorio[] } | { resumo: ResumoDaPlanilha };
/** Rows taken so far, the file, or what went wrong. */
export type DoTrabalhador = { feitas: number } | { arquivo: ArrayBuffer } | { falha: string };

const linhas: CellObject[][] = [];
const responder = (resposta: DoTrabalhador, mover: Transferable[] = []) =>
  globalThis.postMessage(resposta, { transfer: mover });

globalThis.addEventListener('message', ({ data }: MessageEvent<ParaOTrabalhador>) => {
  try {
    if ('linhas' in data) {
      linhas.push(...data.linhas.map(linhaDaPlanilha));
      responder({ feitas: linhas.length });
      return;
    }
    const arquivo = escreverPlanilha(data.resumo, linhas);
    responder({ arquivo }, [arquivo]);
  } catch (erro) {
    responder({ falha: String(erro) });
  }
});
