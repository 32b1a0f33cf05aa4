// Bonus (part 2 §5 and §6; decisions I101): who may give it, to whom, and once per request.
import { pontosSchema } from '@/domain/pontos/pontos';
import { caminhos } from '@/domain/comum/caminhos';
import { ler } from '@functions/banco';
import { REGULAMENTO, umColaborador } from '@tests/support/documentos';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, chamar, cenario, db, logo } from './apoio';
import { tokenDe } from './contas';

const NOME = 'pontosFunctions-adicionarBonus';
let c: Cenario;
let admin: string;
let colaborador: string;

beforeAll(async () => {
  c = await cenario(['Caio']);
  const ana = c.pessoa('Ana', 'ADMIN');
  await db.doc(ana.referencia).set(umColaborador(ana));
  const pedro = c.pessoa('Pedro');
  const convidado = { status: 'PENDING', inviteAcceptedAt: null } as const;
  await db.doc(pedro.referencia).set(umColaborador(pedro, convidado));
  [admin, colaborador] = await Promise.all([tokenDe(ana), tokenDe(c.pessoa('Caio'))]);
});

const bonus = (mudancas: object = {}) => ({
  ...c.contexto,
  regulamentoIdeias: c.regulamento,
  colaboradorReference: c.pessoa('Caio').referencia,
  pontos: 30,
  observacao: 'Ajudou a montar a feira de ideias.',
  ...mudancas,
});
const entradas = async () => {
  const { docs } = await db.collection(caminhos.historicoPontos(c.contexto)).get();
  return docs.map((documento) => documento.id);
};

describe('bônus', () => {
  it('entra no histórico e no ranking uma vez, mesmo pedido duas vezes', async () => {
    const requestId = randomUUID();
    const primeira = await chamar(NOME, bonus(), { token: admin, requestId });
    expect(primeira.status).toBe(200);
    expect(await chamar(NOME, bonus(), { token: admin, requestId })).toEqual(primeira);
    const [id = '', ...outras] = await entradas();
    expect(outras).toEqual([]);
    expect(await ler(db, pontosSchema, `${caminhos.historicoPontos(c.contexto)}/${id}`)).toMatchObject({
      type: 'BONIFICACAO',
      pontos: 30,
      ideia: null,
    });
    await logo(async () => {
      const ranking = await db
        .doc(`${caminhos.ranking(c.contexto, REGULAMENTO)}/${c.pessoa('Caio').uid}`)
        .get();
      expect(ranking.get('totalPontos')).toBe(30);
    });
  });

  it.each([
    ['de colaborador, embora a matriz permita', () => colaborador, {}, 'Permissão negada'],
    ['para si mesmo', () => admin, { eu: true }, 'Você não pode dar um bônus a si mesmo.'],
    ['para si mesmo, com uma barra a mais', () => admin, { eu: true, barra: '/' }, 'Permissão negada'],
    ['a um colega, com uma barra a mais', () => admin, { barra: '/' }, 'Permissão negada'],
    ['sem pontos', () => admin, { pontos: 0 }, undefined],
    ['com pontos negativos', () => admin, { pontos: -5 }, undefined],
    ['com meio ponto', () => admin, { pontos: 0.5 }, undefined],
    ['sem observação', () => admin, { observacao: ' ' }, undefined],
    ['de tipo forjado', () => admin, { type: 'APROVACAO_DE_IDEIAS' }, undefined],
    ['para quem não existe', () => admin, { ninguem: true }, 'Colaborador não encontrado'],
    ['a quem ainda não aceitou o convite', () => admin, { pendente: true }, 'Colaborador não encontrado'],
    ['a quem é de outra licenciada', () => admin, { longe: true }, 'Permissão negada'],
    ['em outra empresa', () => admin, { empresaId: 'outra' }, 'Permissão negada'],
  ])(
    'é recusado %s',
    async (
      _caso,
      token,
      {
        eu,
        ninguem,
        longe,
        pendente,
        barra = '',
        ...mudancas
      }: {
        barra?: string;
        eu?: boolean;
        ninguem?: boolean;
        longe?: boolean;
        pendente?: boolean;
        [campo: string]: unknown;
      },
      mensagem,
    ) => {
      const antes = await entradas();
      const onde = longe ? { ...c.contexto, licenciadaId: 'outra-licenciada' } : c.contexto;
      const para = eu
        ? c.pessoa('Ana').referencia
        : pendente
          ? c.pessoa('Pedro').referencia
          : ninguem || longe
            ? caminhos.colaborador(onde, 'ninguem')
            : c.pessoa('Caio').referencia;
      const { status, erro } = await chamar(
        NOME,
        bonus({ colaboradorReference: `${para}${barra}`, ...mudancas }),
        { token: token() },
      );
      expect(status).not.toBe(200);
      if (mensagem) expect(erro?.message).toBe(mensagem);
      expect(await entradas()).toEqual(antes);
      // The same without that one thing.
      expect((await chamar(NOME, bonus(), { token: admin })).status).toBe(200);
      expect(await entradas()).toHaveLength(antes.length + 1);
    },
  );
});
