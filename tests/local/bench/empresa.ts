/**
 * The company the measurements look at, apart from the demo: a member, one of the team, and as many ideas, challenges
 * and plays as are asked for.
 */
import { permissoesIniciais } from '@/domain/acesso/matriz-inicial';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { indiceDoNome } from '@/domain/comum/busca';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { digitosDoCnpj } from '@/domain/empresas/cnpj';
import { indiceDaEmpresa } from '@/domain/empresas/empresa';
import { jogadas } from '@/domain/incentivo/jogada';
import type { Urna } from '@/domain/votacao/urna';
import { banco } from '@functions/banco';
import { publicoSchema, caminhosDaVotacao } from '@/domain/votacao/voto';
import { autenticacao } from '@functions/nucleo/contas';
import { criarEmpresaComMatriz } from '@functions/nucleo/empresas';
import { projetarParticipacao } from '@functions/nucleo/participacao';
import { projetarPessoa, vincularUsuario } from '@functions/nucleo/pessoas';
import { semGatilhos } from '../seed/gatilhos';
import { gravar } from '../seed/gravar';
import { SERRA_VERDE } from '../seed/mundo';
import { PESSOAS } from '../seed/pessoas';
import { popular, popularDesafios, popularJogadas } from '../seed/popular';
import { documentosDosRegulamentos, regulamentosDaEmpresa } from '../seed/regulamentos';
import { account, manager } from './site.mjs';

const contexto: Contexto = { licenciadaId: 'inova-sul', empresaId: 'medidas' };
const UID = account.uid;
const NOME = 'Pessoa das Medidas';
const RAIZ = 'MED1DAS00001';

async function criarPessoa({ uid, email, password }: typeof account, papel: 'MEMBER' | 'TEAM') {
  const db = banco();
  const modelo = PESSOAS.find(({ colaborador }) => colaborador.role === papel);
  if (!modelo) throw new Error(`os dados de demonstração não têm ninguém que seja ${papel}`);
  await db.doc(caminhos.colaborador(contexto, uid)).set({
    ...modelo.colaborador,
    permissoes: permissoesIniciais(),
    nome: NOME,
    ...indiceDoNome(NOME, email),
    email,
    // Somebody who was here today writes nothing more.
    ultimoAcesso: new Date(),
  });
  await projetarPessoa(db, contexto, uid);
  await projetarParticipacao(db, contexto, uid);
  await vincularUsuario(db, contexto, uid);
  const auth = await autenticacao();
  await auth.createUser({ uid, email, password, emailVerified: true });
}

async function criarEmpresa() {
  const db = banco();
  const { razaoSocial } = SERRA_VERDE.dados;
  const nomes = {
    nomeFantasia: 'Empresa das medidas',
    razaoSocial,
    cnpj: `${RAIZ}${digitosDoCnpj(RAIZ)}`,
  };
  const dados = {
    ...SERRA_VERDE.dados,
    ...nomes,
    ...indiceDaEmpresa(nomes),
    colaboradores: [UID, manager.uid],
  };
  await criarEmpresaComMatriz(db, contexto, dados);
  await gravar(db, documentosDosRegulamentos(contexto, regulamentosDaEmpresa(UID)));
  await criarPessoa(account, 'MEMBER');
  await criarPessoa(manager, 'TEAM');
}

/**
 * Creates the company if need be, and lets it have at least `n` ideas, challenges and plays. The triggers are silenced
 * once for all of it: in between they would take up what is still on its way from the part before.
 */
export const prepararEmpresa = (n: number) => semGatilhos(() => preparar(n));

const candidatas = (categoria: number) =>
  Array.from({ length: 10 }, (_, i) => ({ id: `candidata-${categoria}-${i}`, nome: `Candidata ${i + 1}` }));

/** What visitors read of a voting; nothing else of one is read until somebody votes. */
async function criarVotacao() {
  const urna: Urna = {
    projeto: 'Votação das medidas',
    organizadora: 'Empresa das medidas',
    inicio: '2020-01-01T00:00:00.000Z',
    fim: '2120-01-01T00:00:00.000Z',
    apurada: false,
    categorias: ['Cooperativas', 'Indústria', 'Serviços'].map((nome, i) => ({
      nome,
      empresas: candidatas(i),
    })),
    resultado: null,
  };
  const idQuestionario = 'medida';
  const ids = { ...contexto, idProjeto: 'medida', idQuestionario };
  await banco()
    .doc(caminhosDaVotacao.urna({ ...contexto, questionarioId: idQuestionario }))
    .set(publicoSchema.parse({ publica: true, json: JSON.stringify(urna), ...ids }));
}

async function preparar(n: number) {
  const db = banco();
  await criarVotacao();
  const existe = (await db.doc(caminhos.empresa(contexto)).get()).exists;
  if (!existe) await criarEmpresa();
  const colecoes = [
    [caminhos.ideias(contexto), popular],
    [caminhos.colecao(contexto, DESAFIO.colecao), popularDesafios],
    [jogadas.onde(contexto), popularJogadas],
  ] as const;
  for (const [onde, criar] of colecoes) {
    const ha = (await db.collection(onde).count().get()).data().count;
    if (ha < n) await criar(db, contexto, n);
  }
}
