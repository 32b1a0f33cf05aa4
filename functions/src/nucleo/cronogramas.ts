/** Immersions put right: title and visibility of their challenge, and seats counted again from the enrolments. */
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { caminhosDaImersao, cronogramaSchema } from '@/domain/imersoes/cronograma';
import { espera, inscricaoSchema, ocupaVaga } from '@/domain/imersoes/inscricao';
import type { Contexto } from '@/domain/comum/caminhos';
import { lugarDoPai } from '@/domain/pai/pai';
import { type Firestore, ler, lido } from '@functions/banco';
import { corrigir, type Modo } from './correcao';
import { emMassa } from './emMassa';
import { lerPai } from './pai';

export const acertarCronograma = (db: Firestore, contexto: Contexto, id: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhosDaImersao.cronograma(contexto, id);
    const cronograma = await ler(db, cronogramaSchema, caminho, tx);
    if (!cronograma) return [];
    const desafio = await lerPai(db, lugarDoPai(DESAFIO, contexto, cronograma.idDesafio), tx);
    const { docs } = await tx.get(db.collection(caminhosDaImersao.sob(caminho).inscricoes));
    const inscricoes = docs.flatMap((documento) => lido(inscricaoSchema, documento) ?? []);
    const certo = {
      desafioTitulo: desafio?.titulo ?? cronograma.desafioTitulo,
      publico: cronograma.deletedAt === null && desafio?.visibilidade === 'PUBLICA',
      ocupadas: inscricoes.filter(ocupaVaga).length,
      emEspera: inscricoes.filter(espera).length,
    };
    const dados = Object.fromEntries(
      Object.entries(certo).filter(([campo, valor]) => cronograma[campo as keyof typeof certo] !== valor),
    );
    return Object.keys(dados).length === 0 ? [] : [{ caminho, como: 'update', dados }];
  });

/** Every immersion of the challenge, removed ones included. */
export async function acertarCronogramasDo(db: Firestore, contexto: Contexto, desafioId: string) {
  const dele = db.collection(caminhosDaImersao.colecao(contexto)).where('idDesafio', '==', desafioId);
  const { docs } = await dele.select().get();
  await emMassa('imersões do desafio', docs, ({ id }) => acertarCronograma(db, contexto, id));
}
