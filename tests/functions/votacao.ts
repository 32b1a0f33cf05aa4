/** A project with a voting, its candidates, and ballots from anywhere: what the tests of votes share. */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import type { votar } from '@/domain/contratos/votacao';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import type { Votacao } from '@/domain/projetos/votacao';
import { caminhosDoStatus, type StatusNoProjeto } from '@/domain/projetos/status';
import type { Urna } from '@/domain/votacao/urna';
import { caminhosDaVotacao, publicoSchema, votoSchema } from '@/domain/votacao/voto';
import { ler, lido } from '@functions/banco';
import { acertarUrnas } from '@functions/nucleo/urnas';
import { emDias, umaEmpresa, umColaborador, umProjeto, umStatus } from '@tests/support/documentos';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { captchaToken } from '../local/standins-captcha.mjs';
import { cenario, db } from './apoio';
import { chamarAqui } from './contas';

type Pedido = z.input<typeof votar.entrada>;
export type Feito = z.output<typeof votar.saida>;
export const VOTAR = 'votacaoFunctions-votar';
const QUESTIONARIO = 'lideranca';
const CATEGORIAS = ['Cooperativas', 'Indústria', 'Serviços'];
export const umaCedula = () => randomUUID().replaceAll('-', '');

/** Candidates by id, with the category each is in. */
const CANDIDATAS: Record<string, Partial<StatusNoProjeto>> = {
  mel: { categoria: 'Cooperativas', nomeFantasia: 'Casa do Mel', nomeEmOrdem: 'casa do mel' },
  moinho: { categoria: 'Indústria', nomeFantasia: 'Moinho', nomeEmOrdem: 'moinho', status: 6 },
  aurora: { categoria: 'Indústria', nomeFantasia: 'Aurora', nomeEmOrdem: 'aurora' },
  clinica: { categoria: 'Serviços', nomeFantasia: 'Clínica', nomeEmOrdem: 'clinica', status: 7 },
  saiu: { categoria: 'Serviços', nomeFantasia: 'Saiu', nomeEmOrdem: 'saiu', deletedAt: emDias(-1) },
  parada: { categoria: 'Serviços', nomeFantasia: 'Parada', nomeEmOrdem: 'parada' },
};

export const umaVotacao = (mudancas: Partial<Votacao> = {}): Votacao => ({
  inicio: emDias(-2),
  fim: emDias(2),
  publicarResultados: true,
  soFinalistas: false,
  ...mudancas,
});

const mandar = (pedido: Pedido, ip?: string) => chamarAqui(VOTAR, pedido, ip ? { ip } : {});

export async function cenaDaVotacao(votacao: Partial<Votacao> | null = {}) {
  const c = await cenario([]);
  const ana = c.pessoa('Ana', 'ADMIN');
  const daCena = (id: string): Contexto => ({ ...c.contexto, empresaId: `${id}-${c.contexto.empresaId}` });
  const escrita = db.batch();
  escrita.set(db.doc(ana.referencia), umColaborador(ana));
  escrita.set(db.doc(caminhos.empresa(c.contexto)), umaEmpresa({ nomeFantasia: 'Organizadora' }));
  const projeto = umProjeto(ana, {
    nome: 'Prêmio Inovar',
    categoria: CATEGORIAS,
    votacao: votacao && umaVotacao(votacao),
  });
  escrita.set(db.doc(caminhos.projeto(c.contexto, 'premio')), projeto);
  const questionario = caminhos.registro(c.contexto, 'questionarios', QUESTIONARIO);
  escrita.set(db.doc(questionario), { ...umQuestionario(ana), idProjeto: 'premio' });
  for (const [id, mudancas] of Object.entries(CANDIDATAS)) {
    const contexto = daCena(id);
    const { nomeFantasia = id, nomeEmOrdem = id } = mudancas;
    const status = id === 'parada' ? 'INATIVO' : 'ATIVO';
    const dela = umaEmpresa({ nomeFantasia, nomeEmOrdem, status, role: 'CONVIDADA' });
    escrita.set(db.doc(caminhos.empresa(contexto)), dela);
    const linha = umStatus('premio', contexto.empresaId, mudancas);
    escrita.set(db.doc(caminhosDoStatus.um(c.contexto, 'premio', contexto.empresaId)), linha);
    const inscrito = { empresaId: c.contexto.empresaId, idProjeto: 'premio' };
    escrita.set(db.doc(caminhosDoStatus.inscrito(c.contexto, 'premio', contexto.empresaId)), inscrito);
  }
  await escrita.commit();
  await acertarUrnas(db, c.contexto);
  const alvo = { ...c.contexto, questionarioId: QUESTIONARIO };
  const empresa = (id: string) => daCena(id).empresaId;
  const escolha = (categoria: string, id: string) => ({ categoria, empresa: empresa(id) });
  const cedulaCheia = (): Pedido => ({
    ...alvo,
    cedula: umaCedula(),
    escolhas: [escolha('Cooperativas', 'mel'), escolha('Indústria', 'moinho')],
    prova: { captcha: captchaToken() },
  });
  const votos = async () =>
    (await db.collection(caminhosDaVotacao.votos(c.contexto, QUESTIONARIO)).get()).docs.flatMap(
      (documento) => lido(votoSchema, documento) ?? [],
    );
  return { ...c, ana, alvo, empresa, escolha, cedulaCheia, votos, votar: mandar };
}
export type CenaDaVotacao = Awaited<ReturnType<typeof cenaDaVotacao>>;

/** What the public page of a voting reads; undefined while there is none. */
export async function urnaDe({ alvo }: Pick<CenaDaVotacao, 'alvo'>) {
  const publico = await ler(db, publicoSchema, caminhosDaVotacao.urna(alvo));
  return publico?.publica ? (JSON.parse(publico.json) as Urna) : undefined;
}
