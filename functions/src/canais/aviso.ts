/**
 * What an entry says, read when it is sent: nothing of what was removed or made private since. It names no person, and
 * nothing but the title that everybody who reads the module sees.
 */
import { type Entrega, type EventoEntregue } from '@/domain/canais/canal';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import { estaPublicada, publicacaoSchema } from '@/domain/diagnostico/resultado-publicado';
import { questionarios } from '@/domain/diagnostico/questionario';
import { empresaDaSessaoSchema } from '@/domain/empresas/empresa-da-sessao';
import { lugarDaReferencia } from '@/domain/pai/tipos';
import { projetoSchema } from '@/domain/projetos/projeto';
import { para } from '@/domain/telas/enderecos';
import { apuracaoSchema } from '@/domain/votacao/voto';
import { type Firestore, ler } from '@functions/banco';
import { umaLinha } from '@functions/emails/layout';
import { naAplicacao } from '@functions/emails/naAplicacao';
import { lerPai } from '@functions/nucleo/pai';
import type { Aviso } from './formatos';

type Dito = Pick<Aviso, 'titulo' | 'frase' | 'botao'> & { caminho: string };

const DO_PAI: Partial<Record<EventoEntregue, (titulo: string) => string>> = {
  IDEIA_PUBLICADA: (titulo) => `A ideia "${titulo}" foi publicada.`,
  IDEIA_APROVADA: (titulo) => `O comitê aprovou a ideia "${titulo}".`,
  IDEIA_IMPLEMENTADA: (titulo) => `A ideia "${titulo}" foi implementada.`,
  DESAFIO_PUBLICADO: (titulo) => `O desafio "${titulo}" foi publicado.`,
  DESAFIO_REALIZADO: (titulo) => `O desafio "${titulo}" foi realizado.`,
};

/** Of an idea or a challenge, while everybody of the company may see it. */
async function doPai(db: Firestore, { evento, alvo }: Entrega): Promise<Dito | undefined> {
  const lugar = lugarDaReferencia(alvo);
  const frase = DO_PAI[evento];
  if (!lugar || !frase) return undefined;
  const pai = await lerPai(db, lugar);
  if (!pai?.publicado || pai.visibilidade !== 'PUBLICA' || pai.deletedAt !== null) return undefined;
  const titulo = umaLinha(pai.titulo);
  return {
    titulo,
    frase: frase(titulo),
    botao: `Abrir ${lugar.tipo.nome.feminino ? 'a' : 'o'} ${lugar.tipo.nome.singular}`,
    caminho: lugar.tipo.endereco(lugar.id),
  };
}

async function daVotacao(db: Firestore, c: Contexto, alvo: string): Promise<Dito | undefined> {
  const apuracao = await ler(db, apuracaoSchema, alvo);
  const projeto =
    apuracao?.encerradaEm && (await ler(db, projetoSchema, caminhos.projeto(c, apuracao.idProjeto)));
  if (projeto?.deletedAt !== null) return undefined;
  const titulo = umaLinha(projeto.nome);
  return {
    titulo,
    frase: `A apuração da votação de "${titulo}" foi encerrada.`,
    botao: 'Ver a votação',
    caminho: para('/resultadoVotacaoEmpresaInspiradora'),
  };
}

async function dosResultados(db: Firestore, c: Contexto, alvo: string): Promise<Dito | undefined> {
  if (!estaPublicada(await ler(db, publicacaoSchema, alvo))) return undefined;
  const caminho = caminhos.registro(c, questionarios.colecao, idDaReferencia(alvo));
  const questionario = await ler(db, questionarios.schema, caminho);
  if (questionario?.deletedAt !== null) return undefined;
  const titulo = umaLinha(questionario.nome);
  return {
    titulo,
    frase: `Os resultados de "${titulo}" foram publicados para as empresas do projeto.`,
    botao: 'Ver os resultados',
    caminho: para('/analisarRespostas'),
  };
}

const TESTE: Dito = {
  titulo: 'Teste',
  frase: 'Este é um aviso de teste. O canal está funcionando.',
  botao: 'Abrir a plataforma',
  caminho: '/',
};

function ditoDe(db: Firestore, contexto: Contexto, entrega: Entrega): Promise<Dito | undefined> {
  switch (entrega.evento) {
    case 'TESTE':
      return Promise.resolve(TESTE);
    case 'VOTACAO_ENCERRADA':
      return daVotacao(db, contexto, entrega.alvo);
    case 'RESULTADOS_PUBLICADOS':
      return dosResultados(db, contexto, entrega.alvo);
    default:
      return doPai(db, entrega);
  }
}

/** undefined: it is not to be told any more. */
export async function avisoDe(
  db: Firestore,
  contexto: Contexto,
  entrega: Entrega,
): Promise<Aviso | undefined> {
  const [dito, empresa] = await Promise.all([
    ditoDe(db, contexto, entrega),
    ler(db, empresaDaSessaoSchema, caminhos.apresentacao(contexto)),
  ]);
  if (!dito || empresa?.status !== 'ATIVO') return undefined;
  const { caminho, ...resto } = dito;
  return {
    ...resto,
    evento: entrega.evento,
    empresa: umaLinha(empresa.nomeFantasia),
    link: naAplicacao(caminho),
  };
}
