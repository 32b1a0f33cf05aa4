// The committee's minutes and activities: movements made while a session runs, rules created and removed.
import { caminhos } from '@/domain/comum/caminhos';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { lugarDoPai } from '@/domain/pai/pai';
import { DESAFIO, umDesafio } from '@tests/support/desafio';
import { conferirEmpresa } from '@functions/comandos/conferir';
import { registrarDecisao } from '@functions/nucleo/comite';
import { registrarRegulamento } from '@functions/nucleo/regulamentos';
import { registrarDeclaracao } from '@functions/nucleo/declaracoes';
import {
  REGULAMENTO,
  umaIdeiaPublicada,
  umaMovimentacao,
  umComite,
  umConflito,
  umRegulamento,
  umRegulamentoDeDesafios,
} from '@tests/support/documentos';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, cenario, db, logo } from './apoio';

let c: Cenario;
const INICIO = new Date('2026-03-10T12:00:00Z');
const FIM = new Date('2026-03-10T14:00:00Z');
const as = (hora: string) => new Date(`2026-03-10T${hora}:00Z`);

beforeAll(async () => {
  c = await cenario(['Tea']);
  const tea = c.pessoa('Tea');
  await db.doc(caminhos.comite(c.contexto, '1')).set(umComite(tea, { startedAt: INICIO, endedAt: FIM }));
  await db.doc(caminhos.ideia(c.contexto, 'publica')).set(umaIdeiaPublicada(tea));
  await db.doc(caminhos.ideia(c.contexto, 'privada')).set(umaIdeiaPublicada(tea, { privado: true }));
});

const lugarDe = (ideia: string) => lugarDoPai(IDEIA, c.contexto, ideia);
const mover = (ideia: string, id: string, quando: Date) =>
  db
    .doc(`${caminhos.sob(caminhos.ideia(c.contexto, ideia)).movimentacoes}/${id}`)
    .set(umaMovimentacao(c.pessoa('Tea'), { createdAt: quando }));
const decisoes = async () => (await db.collection(caminhos.decisoes(c.contexto, '1')).get()).docs;
const atividades = async () =>
  (await db.collection(caminhos.comiteAtividades(c.contexto)).get()).docs.map((d) => [
    d.id,
    d.get('type') as string,
    d.get('comiteReference') as string | null,
  ]);

describe('decisões', () => {
  it('só o que se moveu entre o início e o fim; da ideia privada, nem título nem palavras', async () => {
    await mover('publica', 'antes', as('11:59'));
    await mover('publica', 'durante', as('13:00'));
    await mover('privada', 'em-segredo', as('13:30'));
    await mover('publica', 'depois', as('14:01'));
    await logo(async () =>
      expect((await decisoes()).map(({ id }) => id)).toEqual([
        'ideias.privada.em-segredo',
        'ideias.publica.durante',
      ]),
    );
    const [emSegredo, durante] = await decisoes();
    expect(durante?.data()).toMatchObject({
      paiReference: caminhos.ideia(c.contexto, 'publica'),
      paiTitulo: 'Reaproveitar a água da chuva',
      status: 'PRE_ANALISE',
      observacoes: 'Segue para a pré-análise.',
    });
    expect(emSegredo?.data()).toMatchObject({ paiTitulo: '', observacoes: '', marcos: [] });
  });

  it('entregue dez vezes ao mesmo tempo, uma; perdida, é refeita', async () => {
    const durante = (await decisoes()).at(-1);
    await durante?.ref.delete();
    await Promise.all(Array.from({ length: 10 }, () => registrarDecisao(db, lugarDe('publica'), 'durante')));
    expect(await decisoes()).toHaveLength(2);
    await durante?.ref.delete();
    expect((await conferirEmpresa(db, c.contexto, { simular: true })).map((x) => x.caminho)).toContain(
      durante?.ref.path,
    );
    await registrarDecisao(db, lugarDe('publica'), 'durante');
  });

  it('da ideia que se tornou privada a ata esquece título e palavras, mas não que foi movida', async () => {
    await db.doc(caminhos.ideia(c.contexto, 'mudada')).set(umaIdeiaPublicada(c.pessoa('Tea')));
    await mover('mudada', 'foi', as('13:15'));
    const decisao = db.doc(`${caminhos.decisoes(c.contexto, '1')}/ideias.mudada.foi`);
    await logo(async () =>
      expect((await decisao.get()).get('paiTitulo')).toBe(umaIdeiaPublicada(c.pessoa('Tea')).titulo),
    );
    const privada = { privado: true, visibilidade: 'PRIVADA' };
    await db.doc(caminhos.ideia(c.contexto, 'mudada')).update(privada);
    await logo(async () =>
      expect((await decisao.get()).data()).toMatchObject({
        paiTitulo: '',
        observacoes: '',
        marcos: [],
        status: 'PRE_ANALISE',
      }),
    );
  });
});

const declarar = async (ideia: string, quando: Date, mudancas = {}) => {
  const referencia = caminhos.ideia(c.contexto, ideia);
  const tea = c.pessoa('Tea');
  await db.doc(referencia).set(umaIdeiaPublicada(tea));
  return db
    .doc(`${caminhos.sob(referencia).conflitos}/${tea.uid}`)
    .set(umConflito(tea, referencia, { createdAt: quando, ...mudancas }));
};

const declaracoes = async () => (await db.collection(caminhos.declaracoes(c.contexto, '1')).get()).docs;

describe('W9 declarações de conflito', () => {
  it('a sessão marca o que se declarou ou retirou enquanto corria, sem palavras, e o resto não', async () => {
    await declarar('antes-dela', as('11:59'));
    await declarar('nela', as('13:00'));
    await declarar('retirada-nela', as('11:00'), { retiradoEm: as('13:20'), motivoDaRetirada: 'Engano.' });
    const { uid } = c.pessoa('Tea');
    await logo(async () =>
      expect((await declaracoes()).map(({ id }) => id)).toEqual([
        `ideias.nela.${uid}`,
        `ideias.retirada-nela.${uid}`,
      ]),
    );
    expect((await declaracoes()).map((d) => Object.keys(d.data()).toSorted())).toEqual([
      ['createdAt', 'paiReference'],
      ['createdAt', 'paiReference'],
    ]);
  });

  it('a que se fez de novo consta da sessão em que se fez; entregue dez vezes, uma; perdida, é refeita', async () => {
    await declarar('de-novo', as('09:00'));
    const { uid } = c.pessoa('Tea');
    const refeita = { quando: as('13:40') };
    await Promise.all(
      Array.from({ length: 10 }, () => registrarDeclaracao(db, lugarDe('de-novo'), uid, refeita)),
    );
    expect((await declaracoes()).map(({ id }) => id)).toContain(`ideias.de-novo.${uid}`);
    const nela = db.doc(`${caminhos.declaracoes(c.contexto, '1')}/ideias.nela.${uid}`);
    await nela.delete();
    expect((await conferirEmpresa(db, c.contexto, { simular: true })).map((x) => x.caminho)).toContain(
      nela.path,
    );
  });
});

/** A challenge whose id an idea has too. */
const oDesafio = () => lugarDoPai(DESAFIO, c.contexto, 'publica');

describe('desafios nas atas', () => {
  it('o desafio movido na sessão consta, com o mesmo id que uma ideia tem; perdido, é refeito', async () => {
    const tea = c.pessoa('Tea');
    await db.doc(oDesafio().caminho).set(umDesafio(tea));
    const movimento = { status: 'APROVADO_PELO_COMITE', statusAnterior: 'NOVO_DESAFIO' };
    await db
      .doc(`${caminhos.sob(oDesafio().caminho).movimentacoes}/durante`)
      .set({ ...umaMovimentacao(tea, { createdAt: as('13:05') }), ...movimento });
    const decisao = db.doc(`${caminhos.decisoes(c.contexto, '1')}/desafios.publica.durante`);
    await logo(async () =>
      expect((await decisao.get()).data()).toMatchObject({
        paiReference: oDesafio().caminho,
        paiTitulo: 'Menos plástico na embalagem',
        ...movimento,
      }),
    );
    await decisao.delete();
    await registrarDecisao(db, oDesafio(), 'durante');
    await registrarDecisao(db, oDesafio(), 'durante');
    expect((await decisao.get()).get('status')).toBe('APROVADO_PELO_COMITE');
  });

  it('o conflito declarado sobre um desafio fica marcado na sessão, e o declarado antes dela não', async () => {
    const { uid } = c.pessoa('Tea');
    for (const [id, hora] of [
      ['antes-dela', '11:59'],
      ['nela', '13:10'],
    ] as const) {
      const { caminho } = lugarDoPai(DESAFIO, c.contexto, id);
      await db.doc(caminho).set(umDesafio(c.pessoa('Tea')));
      await db
        .doc(`${caminhos.sob(caminho).conflitos}/${uid}`)
        .set(umConflito(c.pessoa('Tea'), caminho, { createdAt: as(hora) }));
    }
    await logo(async () =>
      expect((await declaracoes()).map(({ id }) => id).filter((id) => id.startsWith('desafios.'))).toEqual([
        `desafios.nela.${uid}`,
      ]),
    );
  });
});

describe('atividades de regulamento', () => {
  it.each([
    ['regulamentosIdeias', 'REGULAMENTO', umRegulamento],
    ['regulamentosDesafios', 'REGULAMENTO_DESAFIO', umRegulamentoDeDesafios],
  ] as const)(
    '%s: criado e removido, cada um uma vez, com a sessão que corria; mudar outra coisa não conta',
    async (colecao, tipo, um) => {
      const id = `ciclo-${colecao}`;
      const caminho = caminhos.registro(c.contexto, colecao, id);
      await db.doc(caminho).set(um({ createdAt: as('13:10'), createdBy: c.pessoa('Tea').uid }));
      const sessao = caminhos.comite(c.contexto, '1');
      await logo(async () =>
        expect(await atividades()).toContainEqual([`${id}_${tipo}_CRIADO`, `${tipo}_CRIADO`, sessao]),
      );
      await db.doc(caminho).update({ quantidadeMoedasPorColaborador: 7 });
      await db.doc(caminho).update({ deletedAt: as('15:00'), updatedBy: c.pessoa('Tea').uid });
      await logo(async () =>
        expect(await atividades()).toContainEqual([`${id}_${tipo}_REMOVIDO`, `${tipo}_REMOVIDO`, null]),
      );
      await Promise.all(Array.from({ length: 5 }, () => registrarRegulamento(db, c.contexto, colecao, id)));
      const deste = (await atividades()).flatMap(([nome, type]) => (nome?.startsWith(id) ? [type] : []));
      expect(new Set(deste)).toEqual(new Set([`${tipo}_CRIADO`, `${tipo}_REMOVIDO`]));
      expect(deste).toHaveLength(2);
    },
  );

  it('o do cenário também consta, com quem o criou', async () => {
    await logo(async () =>
      expect((await atividades()).map(([nome]) => nome)).toContain(`${REGULAMENTO}_REGULAMENTO_CRIADO`),
    );
  });
});
