/** Finishes what is on the screen: the server compares its digest with what it has (decisions Q19). */
import { resumoDasRespostas } from '@/domain/diagnostico/folha';
import type { Resposta } from '@/domain/diagnostico/pontuacao';
import { respostasVisiveis } from '@/domain/diagnostico/visiveis';
import type { Acesso, Finalizada, Lida } from './abertura';
import type { FolhaAberta } from './folhaAberta';

async function resumoDe(respostas: Readonly<Record<string, Resposta>>): Promise<string> {
  const bytes = new TextEncoder().encode(resumoDasRespostas(respostas));
  const digerido = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digerido)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Undefined where another device's answers came back to be looked at. */
export async function finalizarFolha(
  folha: FolhaAberta,
  questionario: Pick<Lida['questionario'], 'grupos' | 'perguntas'>,
  finalizar: Acesso['finalizar'],
  quem: {
    contato: { nome: string; email: string } | null;
    relatorio: boolean;
    falaPelaEmpresa: boolean;
  },
): Promise<Finalizada | undefined> {
  let resposta: Finalizada | undefined;
  const encerrada = await folha.encerrar(async () => {
    const { respostas, step, caixa } = folha.estado();
    resposta = await finalizar({
      aparelho: caixa.aparelho,
      step,
      mudancas: folha.porEnviar(),
      resumo: await resumoDe(respostasVisiveis(questionario, respostas)),
      ...quem,
    });
    await folha.receber(resposta.destinos, resposta.folha.guardadas);
    return resposta.finalizada;
  });
  return encerrada ? resposta : undefined;
}
