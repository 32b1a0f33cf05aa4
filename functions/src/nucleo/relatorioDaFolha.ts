/** The simple report that a respondent asked for, put into the outbox when the sheet is finished (decisions Q13). */
import {
  caminhosDaFolha,
  contatoSchema,
  MAXIMO_DE_RELATORIOS,
  respostaSchema,
} from '@/domain/diagnostico/resposta';
import { type Firestore, ler } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import { enfileirar } from '@functions/emails/fila';

/** Once for each finish, and for three of them at most. Called again it changes nothing: the mail has one id. */
export async function mandarRelatorio(db: Firestore, caminho: string) {
  const folha = await ler(db, respostaSchema, caminho);
  const contato = await ler(db, contatoSchema, caminhosDaFolha.contato(caminho));
  const vez = (folha?.reaberturas ?? []).length;
  if (!folha?.finalizadoEm || !contato?.relatorio || vez >= MAXIMO_DE_RELATORIOS) return;
  await enfileirar(db, resumo('relatorio', caminho, String(vez)), {
    tipo: 'relatorioSimples',
    para: contato.email,
    dados: { folha: caminho, nome: contato.nome },
  });
}
