// What pisos does not try: rules that ask by themselves whether the membership is in use and the company active. Each
// act that is refused passes as soon as they are.
import * as fs from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { idDoConsentimento } from '@/domain/pessoas/termos';
import { caminhos } from '@/domain/comum/caminhos';
import { CADASTROS_DA_EMPRESA } from '@tests/support/cadastros';
import {
  chamado,
  REGULAMENTO,
  umaCarteira,
  umaIdeiaPublicada,
  umaNotificacao,
  umColaborador,
  umComite,
  umConflito,
  umMarco,
  umProjeto,
} from '@tests/support/documentos';
import { clara, EMPRESA, EMPRESA_VIZINHA, persona } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  type Banco,
  criadoAgora,
  criar,
  listar,
  mudadoPor,
  mudar,
  novoId,
  pegar,
  permitido,
} from './ambiente';

const { como, semear, recusa } = await abrirAmbiente(import.meta.filename);

/** Administrator, so that no flag is missing. */
const sara = persona('Sara Semacesso', 'ADMIN');
const { uid } = sara;
const ideia = caminhos.ideia(EMPRESA, 'publica');
const bolsos = caminhos.sobRegulamento(caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO));
const bolso = `${bolsos.carteiras}/${uid}`;
const aviso = `${caminhos.notificacoes(EMPRESA, uid)}/n`;
const preferencias = caminhos.preferencias(EMPRESA, uid);
const consentimento = `${caminhos.consentimentos(EMPRESA)}/${idDoConsentimento(uid, 'privacidade')}`;
const linha = `${caminhos.autorizacao(EMPRESA)}/5_3`;
const [marco, comite, conflito] = [
  `${ideia}/marcos/m`,
  caminhos.comite(EMPRESA, '7'),
  `${ideia}/conflitosDeInteresse/${uid}`,
];
await semear({
  [ideia]: umaIdeiaPublicada(clara),
  [bolso]: umaCarteira(sara),
  [aviso]: umaNotificacao(),
  [consentimento]: { deletedAt: null },
  [`${caminhos.auditoria(EMPRESA)}/a`]: { deletedAt: null },
  [marco]: umMarco(sara, ideia),
  [comite]: umComite(sara, { numero: 7 }),
});

type Ato = [string, string, (banco: Banco) => Promise<unknown>];

const escolha = () => ({ semAviso: [], semEmail: [], updatedAt: agora(), updatedBy: uid });
const daPessoa: Ato[] = [
  ['ler o consentimento', consentimento, (b) => pegar(b, consentimento)],
  ['ler uma linha da matriz', linha, (b) => pegar(b, linha)],
  ['ler a matriz', linha, (b) => listar(b, caminhos.autorizacao(EMPRESA))],
  ['ler um registro da auditoria', linha, (b) => pegar(b, `${caminhos.auditoria(EMPRESA)}/a`)],
  ['ler a auditoria', linha, (b) => listar(b, caminhos.auditoria(EMPRESA))],
  ['marcar um aviso como lido', aviso, (b) => mudar(b, aviso, { lidaEm: agora() })],
  ['escrever as preferências', preferencias, (b) => criar(b, preferencias, escolha())],
  ['ler as preferências', preferencias, (b) => pegar(b, preferencias)],
  ['ler a carteira', bolso, (b) => pegar(b, bolso)],
  ['ler uma linha do extrato', bolso, (b) => pegar(b, `${bolsos.extrato(uid)}/x`)],
  ['ler o extrato', bolso, (b) => listar(b, bolsos.extrato(uid))],
];

const novo = (colecao: string, documento: { createdAt: Date }): Ato => {
  const caminho = `${colecao}/${novoId('novo')}`;
  return [`criar em ${colecao}`, caminho, (b) => criar(b, caminho, criadoAgora(documento))];
};
const mudado = (caminho: string, mudancas: object): Ato => [
  `mudar ${caminho}`,
  caminho,
  (b) => mudar(b, caminho, { ...mudancas, ...mudadoPor(sara) }),
];
const escritas: Ato[] = [
  ...CADASTROS_DA_EMPRESA.map(({ caminho, exemplo }) => novo(caminho, exemplo(sara))),
  novo(caminhos.projetos(EMPRESA), umProjeto(sara)),
  mudado(marco, { acoes: 'Outras ações, com mais detalhe.' }),
  mudado(comite, { pauta: 'Outra pauta' }),
  ['declarar um conflito', conflito, (b) => criar(b, conflito, criadoAgora(umConflito(sara, ideia)))],
  [
    'retirar o conflito',
    conflito,
    (b) => mudar(b, conflito, { retiradoEm: agora(), motivoDaRetirada: 'Ideia errada.' }),
  ],
];

describe('desabilitada não pode; ativa, sim', () => {
  it.each(daPessoa)('%s', async (_, caminho, fazer) => {
    await semear({ [sara.referencia]: umColaborador(sara, { status: 'DISABLED' }) });
    const podia = permitido(() => fazer(como(sara)));
    await recusa(caminho, () => fazer(como(sara)), podia);
    await semear({ [sara.referencia]: umColaborador(sara) });
    await podia();
  });
});

describe('com a empresa inativa não pode; ativa, sim', () => {
  it.each(escritas)('%s', async (_, caminho, fazer) => {
    await semear({ [sara.referencia]: umColaborador(sara, { empresaStatus: 'INATIVO' }) });
    const podia = permitido(() => fazer(como(sara)));
    await recusa(caminho, () => fazer(como(sara)), podia);
    await semear({ [sara.referencia]: umColaborador(sara) });
    await podia();
  });
  it.each(CADASTROS_DA_EMPRESA)('mudar um registro de $colecao', async ({ caminho: colecao, exemplo }) => {
    const caminho = `${colecao}/${novoId('registro')}`;
    await semear({
      [caminho]: exemplo(sara),
      [sara.referencia]: umColaborador(sara, { empresaStatus: 'INATIVO' }),
    });
    const renomear = () => mudar(como(sara), caminho, { ...chamado('Outro nome'), ...mudadoPor(sara) });
    const podia = permitido(renomear);
    await recusa(caminho, renomear, podia);
    await semear({ [sara.referencia]: umColaborador(sara) });
    await podia();
  });
});

describe('de outra empresa da licenciada', () => {
  const vera = persona('Vera Vizinha', 'ADMIN', { contexto: EMPRESA_VIZINHA });
  const empresas = caminhos.empresas(EMPRESA.licenciadaId);
  const total = caminhos.contadorDaLicenciada(EMPRESA.licenciadaId, 'empresas');
  it.each<Ato>([
    ['ler a empresa', caminhos.empresa(EMPRESA), (b) => pegar(b, caminhos.empresa(EMPRESA))],
    ['ler as empresas', caminhos.empresa(EMPRESA), (b) => listar(b, empresas)],
    ['ler o total delas', total, (b) => pegar(b, total)],
  ])('%s: desabilitada não, ativa sim', async (_, caminho, fazer) => {
    await semear({ [vera.referencia]: umColaborador(vera, { status: 'DISABLED' }) });
    const podia = permitido(() => fazer(como(vera)));
    await recusa(caminho, () => fazer(como(vera)), podia);
    await semear({ [vera.referencia]: umColaborador(vera) });
    await podia();
  });
  it('sem ADMIN, só com a área das configurações aberta', async () => {
    const tito = persona('Tito Vizinho', 'TEAM', { contexto: EMPRESA_VIZINHA });
    const propria = caminhos.empresa(EMPRESA_VIZINHA);
    const suas = (b: Banco) => listar(b, empresas, fs.where('colaboradores', 'array-contains', tito.uid));
    await semear({ [tito.referencia]: umColaborador(tito, { configuracoes: false }) });
    const podia = permitido(() => suas(como(tito)));
    await recusa(propria, () => suas(como(tito)), podia);
    await semear({ [tito.referencia]: umColaborador(tito) });
    await podia();
  });
});

it('o andamento de uma operação, só com o endereço provado', async () => {
  const operacao = caminhos.statusOperacao(EMPRESA, 'o');
  await semear({ [operacao]: { uid } });
  await recusa(
    operacao,
    () => pegar(como(sara, { email_verified: false }), operacao),
    () => pegar(como(sara), operacao),
  );
});
