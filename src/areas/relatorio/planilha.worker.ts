/** Writes the spreadsheet beside the page: rows arrive in portions, the file's bytes go back. */
import type { CellObject } from 'xlsx';
import type { LinhaDoRelatorio } from '@/domain/relatorio/relatorio';
import { escreverPlanilha, type FolhaDosRegistros, linhaDaPlanilha, type ResumoDaPlanilha } from './planilha';

/** First what the sheet is like, then the rows, then what stands on the other sheet. */
export type ParaOTrabalhador =
  | { folha: FolhaDosRegistros }
  | { linhas: readonly LinhaDoRelatorio[] }
  | { resumo: ResumoDaPlanilha };
/** Rows taken so far, the file, or what went wrong. */
export type DoTrabalhador = { feitas: number } | { arquivo: ArrayBuffer } | { falha: string };

const linhas: CellObject[][] = [];
let folha: FolhaDosRegistros = { aba: '', colunas: [], rotulos: {} };
const responder = (resposta: DoTrabalhador, mover: Transferable[] = []) =>
  globalThis.postMessage(resposta, { transfer: mover });

globalThis.addEventListener('message', ({ data }: MessageEvent<ParaOTrabalhador>) => {
  try {
    if ('folha' in data) {
      folha = data.folha;
      return;
    }
    if ('linhas' in data) {
      linhas.push(...data.linhas.map((linha) => linhaDaPlanilha(folha, linha)));
      responder({ feitas: linhas.length });
      return;
    }
    const arquivo = escreverPlanilha(folha, data.resumo, linhas);
    responder({ arquivo }, [arquivo]);
  } catch (erro) {
    responder({ falha: String(erro) });
  }
});
