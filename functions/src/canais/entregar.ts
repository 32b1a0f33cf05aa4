/** Sends one entry of a channel, counts failures in a row, and switches off a channel that takes nothing any more. */
import {
  CANAIS,
  canalSchema,
  caminhosDosCanais,
  type Entrega,
  entregaSchema,
  FALHAS_QUE_DESLIGAM,
  type TipoDeCanal,
} from '@/domain/canais/canal';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { empresaDaSessaoSchema } from '@/domain/empresas/empresa-da-sessao';
import { type Firestore, ler, type Transaction } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import { emailNaFila } from '@functions/emails/fila';
import { administradoresDe } from '@functions/nucleo/administradores';
import { type Fim, tentar } from '@functions/nucleo/fila';
import { avisoDe } from './aviso';
import { cabecalhos, enviar } from './enviar';
import { FORMATOS } from './formatos';

interface Qual {
  contexto: Contexto;
  tipo: TipoDeCanal;
  id: string;
}

async function mandar(db: Firestore, { contexto, tipo, id }: Qual, entrega: Entrega): Promise<boolean> {
  const canal = await ler(db, canalSchema, caminhosDosCanais.canal(contexto, tipo));
  if (!canal || (!canal.ligado && entrega.evento !== 'TESTE')) return false;
  const aviso = await avisoDe(db, contexto, entrega);
  if (!aviso) return false;
  const corpo = JSON.stringify(FORMATOS[tipo](aviso));
  await enviar(tipo, canal.url, corpo, cabecalhos(canal.segredo, id, corpo));
  return true;
}

/** Tells every administrator; the id is made of the entry that was the last straw. */
async function contarAosAdministradores(db: Firestore, tx: Transaction, qual: Qual, resposta: string) {
  const { contexto, tipo, id } = qual;
  const empresa = await ler(db, empresaDaSessaoSchema, caminhos.apresentacao(contexto), tx);
  const pessoas = await administradoresDe(db, tx, contexto);
  const dados = { canal: CANAIS[tipo].nome, empresa: empresa?.nomeFantasia ?? '', resposta };
  return pessoas.map(({ id: uid, email, nome }) =>
    emailNaFila(resumo('canalDesligado', caminhosDosCanais.canal(contexto, tipo), id, uid), {
      tipo: 'canalDesligado',
      para: email,
      dados: { ...dados, nome },
    }),
  );
}

/** The channel's count after a delivery that is over; a test says nothing of it. */
async function contar(db: Firestore, tx: Transaction, qual: Qual, { estado }: Fim, resposta: string) {
  if (estado !== 'ENVIADO' && estado !== 'FALHOU') return;
  const ref = db.doc(caminhosDosCanais.canal(qual.contexto, qual.tipo));
  const canal = await ler(db, canalSchema, ref.path, tx);
  if (!canal?.ligado) return;
  if (estado === 'ENVIADO') {
    if (canal.falhas > 0) tx.update(ref, { falhas: 0 });
    return;
  }
  const falhas = canal.falhas + 1;
  const desliga = falhas >= FALHAS_QUE_DESLIGAM;
  const mensagens = desliga ? await contarAosAdministradores(db, tx, qual, resposta) : [];
  tx.update(ref, { falhas, ...(desliga ? { ligado: false, desligadoEm: new Date() } : {}) });
  for (const [caminho, mensagem] of mensagens) tx.set(db.doc(caminho), mensagem);
}

const RESPOSTA: Record<Fim['estado'], string> = {
  ENVIADO: 'O canal recebeu o aviso.',
  DESCARTADO: 'O canal foi desligado, ou o que se avisaria deixou de ser público.',
  FALHOU: 'Ocorreu um erro ao enviar.',
  PENDENTE: 'Ocorreu um erro ao enviar.',
};

/** Only sentences that were made to be shown; whatever else failed is in the log. */
const frase = ({ estado, erro }: Fim) =>
  erro instanceof Error && erro.message.endsWith('.') ? erro.message.slice(0, 200) : RESPOSTA[estado];

/** Sends the entry once, however often its event comes. Throws when it is to be tried again. */
export const entregar = (db: Firestore, qual: Qual): Promise<void> =>
  tentar(db, {
    caminho: `${caminhosDosCanais.entregas(qual.contexto, qual.tipo)}/${qual.id}`,
    schema: entregaSchema,
    mandar: (entrega) => mandar(db, qual, entrega),
    encerrar: async (tx, fim, { evento }) => {
      const resposta = frase(fim);
      if (evento !== 'TESTE') await contar(db, tx, qual, fim, resposta);
      return { resposta };
    },
  });
