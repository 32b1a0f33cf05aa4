// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contar, diferenca, lugaresDaAdesao, semZeros, SEM_SETOR } from './adesao';
import { SITUACOES_DO_CONVIDADO } from './convidado';

const bia = { situacao: 'respondido', setores: ['Vendas', 'Compras'] } as const;
const caio = { situacao: 'aguardando', setores: [] } as const;
const pessoa = (p: { situacao: (typeof SITUACOES_DO_CONVIDADO)[number]; setores: readonly string[] }) => ({
  ...p,
  setores: [...p.setores],
});

const somar = (onde: Record<string, number>, mais: Record<string, number>) => {
  for (const [chave, n] of Object.entries(mais)) onde[chave] = (onde[chave] ?? 0) + n;
};

it('conta todos, e cada um em cada um dos seus setores', () =>
  expect(contar([pessoa(bia), pessoa(caio)])).toEqual({
    contagens: { respondido: 1, aguardando: 1 },
    setores: { Vendas: { respondido: 1 }, Compras: { respondido: 1 }, [SEM_SETOR]: { aguardando: 1 } },
  }));

it.each(['__proto__', '__setor__', 'constructor', 'toString'])(
  'I18 um setor chamado %s conta como os outros, e não estraga objeto nenhum',
  (setor) => {
    const contados = contar([pessoa({ ...caio, setores: [setor, 'Vendas'] })]);
    expect(Object.values(contados.setores)).toEqual([{ aguardando: 1 }, { aguardando: 1 }]);
    expect(Object.keys(contados.setores).filter((nome) => nome.startsWith('__'))).toEqual([]);
    expect(({} as Record<string, unknown>)['aguardando']).toBeUndefined();
    expect((Object as unknown as Record<string, unknown>)['aguardando']).toBeUndefined();
    expect(diferenca(undefined, pessoa({ ...caio, setores: [setor] }))).toEqual({
      contagens: { aguardando: 1 },
      setores: { [Object.keys(contados.setores)[0] ?? '']: { aguardando: 1 } },
    });
  },
);

describe('o que muda quando uma pessoa muda', () => {
  it('de estado: sai de um e entra no outro', () =>
    expect(diferenca(pessoa(bia), pessoa({ ...bia, situacao: 'pausado' }))).toEqual({
      contagens: { respondido: -1, pausado: 1 },
      setores: { Vendas: { respondido: -1, pausado: 1 }, Compras: { respondido: -1, pausado: 1 } },
    }));
  it('de setor: o total fica', () =>
    expect(diferenca(pessoa(bia), pessoa({ ...bia, setores: ['Vendas'] }))).toEqual({
      contagens: {},
      setores: { Compras: { respondido: -1 } },
    }));
  it('nova entra, igual não muda nada', () => {
    expect(diferenca(undefined, pessoa(caio))).toEqual({
      contagens: { aguardando: 1 },
      setores: { [SEM_SETOR]: { aguardando: 1 } },
    });
    expect(diferenca(pessoa(caio), pessoa(caio))).toEqual({ contagens: {}, setores: {} });
  });
  it('somadas uma a uma dão o mesmo que contadas de uma vez, em qualquer história', () => {
    const historia = SITUACOES_DO_CONVIDADO.flatMap((situacao, i) => [
      pessoa({ situacao, setores: i % 2 ? ['Vendas'] : ['Compras', 'Vendas'] }),
    ]);
    const soma = { contagens: {}, setores: {} } as ReturnType<typeof contar>;
    let antes: (typeof historia)[number] | undefined;
    for (const depois of historia) {
      const { contagens, setores } = diferenca(antes, depois);
      somar(soma.contagens, contagens);
      for (const [setor, cada] of Object.entries(setores)) somar((soma.setores[setor] ??= {}), cada);
      antes = depois;
    }
    expect(semZeros(soma)).toEqual(contar(historia.slice(-1)));
  });
});

it('fica sob quem responde e sob quem organiza; uma vez onde são a mesma empresa', () => {
  const adesao = { organizadora: 'aurora', idQuestionario: 'q', idEmpresa: 'rota-norte' };
  expect(lugaresDaAdesao('l', adesao)).toEqual([
    'licenciadas/l/empresas/aurora/adesoes/aurora_q_rota-norte',
    'licenciadas/l/empresas/rota-norte/adesoes/aurora_q_rota-norte',
  ]);
  expect(lugaresDaAdesao('l', { ...adesao, idEmpresa: 'aurora' })).toHaveLength(1);
});
