import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import { ana } from '@tests/support/personas';
import { umProjeto } from '@tests/support/documentos';
import { diaDe, fimDoDia, inicioDoDia, maisDias } from '../comum/datas';
import { CLASSES_DO_PROJETO, nomeDaEdicao, naNovaEdicao, projetoDaEdicao, proximoPeriodo } from './edicao';
import { projetoSchema } from './projeto';

describe('o período de uma nova edição', () => {
  it.each([
    ['2026-02-02', '2026-11-30', '2026-12-01', '2027-02-02', '2027-11-30'],
    // It began long ago: this year's day has passed already, or it has not.
    ['2023-03-01', '2023-06-30', '2026-03-02', '2027-03-01', '2027-06-30'],
    ['2023-03-01', '2023-06-30', '2026-03-01', '2026-03-01', '2026-06-30'],
    // Over the end of a year, and on a day that only some years have.
    ['2025-11-15', '2026-02-28', '2026-03-01', '2026-11-15', '2027-02-28'],
    ['2028-02-29', '2028-03-31', '2028-04-01', '2029-02-28', '2029-03-31'],
  ])('de %s a %s, em %s, é de %s a %s', (inicio, fim, hoje, novoInicio, novoFim) => {
    expect(proximoPeriodo({ inicio, fim }, hoje)).toEqual({ inicio: novoInicio, fim: novoFim });
  });

  it('o que se passa nela fica no período, não se inverte, e nos mesmos dias se ela começa no mesmo dia', () => {
    const sorte = aleatorio(420);
    const ate = (n: number) => Math.floor(sorte() * n);
    for (let vez = 0; vez < 2_000; vez += 1) {
      const inicio = maisDias('2024-01-01', ate(800));
      const de = { inicio, fim: maisDias(inicio, ate(400)) };
      const comeco = maisDias('2026-01-01', ate(800));
      const para = { inicio: comeco, fim: maisDias(comeco, ate(400)) };
      const um = maisDias(inicio, ate(500) - 50);
      const antes = { inicio: um, fim: maisDias(um, ate(200)) };
      const novo = naNovaEdicao(antes, de, para);
      expect(novo.inicio >= para.inicio && novo.inicio <= novo.fim && novo.fim <= para.fim).toBe(true);
    }
    const de = { inicio: '2026-02-02', fim: '2026-11-30' };
    expect(
      naNovaEdicao({ inicio: '2026-03-02', fim: '2026-06-30' }, de, {
        inicio: '2028-02-02',
        fim: '2028-11-30',
      }),
    ).toEqual({ inicio: '2028-03-02', fim: '2028-06-30' });
    // Two days later, and so is everything.
    expect(
      naNovaEdicao({ inicio: '2026-03-02', fim: '2026-06-30' }, de, {
        inicio: '2027-02-04',
        fim: '2027-11-30',
      }),
    ).toEqual({ inicio: '2027-03-04', fim: '2027-07-02' });
  });

  it('o ano no nome vai junto; sem ano diz que é uma nova', () => {
    const anos = {
      de: { inicio: '2026-02-02', fim: '2026-11-30' },
      para: { inicio: '2027-02-02', fim: '2027-11-30' },
    };
    expect(nomeDaEdicao('Prêmio Inovação 2026', anos)).toBe('Prêmio Inovação 2027');
    expect(nomeDaEdicao('Prêmio Inovação', anos)).toBe('Prêmio Inovação (nova edição)');
    expect(nomeDaEdicao('p'.repeat(120), anos)).toHaveLength(120);
  });
});

describe('P420 o que um projeto leva do anterior', () => {
  const anterior = umProjeto(ana, {
    anoAtuacao: inicioDoDia('2026-02-02'),
    anoVigencia: fimDoDia('2026-11-30'),
    embaixadoresPessoas: ['rita'],
    encerrado: true,
    votacao: {
      inicio: new Date('2026-10-01T09:00:00-03:00'),
      fim: new Date('2026-10-20T18:30:00-03:00'),
      publicarResultados: true,
      soFinalistas: true,
    },
  });
  const para = { inicio: '2027-02-02', fim: '2027-11-30' };
  const novo = projetoDaEdicao(anterior, { idAnterior: 'antes', nome: 'Prêmio 2027', para });

  it('cada campo do esquema é levado ou refeito, e nenhum outro', () => {
    const doEsquema = Object.keys(projetoSchema.shape).filter(
      (campo) => !['createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'deletedAt'].includes(campo),
    );
    expect(Object.keys(CLASSES_DO_PROJETO).toSorted()).toEqual(doEsquema.toSorted());
    expect(Object.keys(novo).toSorted()).toEqual(doEsquema.toSorted());
  });

  it('a votação na mesma hora dos mesmos dias; o que não cabe no período não vem', () => {
    expect(novo.votacao).toEqual({
      inicio: new Date('2027-10-01T09:00:00-03:00'),
      fim: new Date('2027-10-20T18:30:00-03:00'),
      publicarResultados: true,
      soFinalistas: true,
    });
    const umDia = { inicio: '2027-02-02', fim: '2027-02-02' };
    const noMesmo = projetoDaEdicao(
      { ...anterior, votacao: { ...anterior.votacao, fim: new Date('2026-10-02T08:00:00-03:00') } as never },
      { idAnterior: 'antes', nome: 'Prêmio', para: umDia },
    );
    expect(noMesmo.votacao).toBeNull();
  });

  it('abre as inscrições de novo, sem as pessoas e as imagens', () => {
    expect(novo).toMatchObject({ encerrado: false, embaixadoresPessoas: [], images: [], edicaoDe: 'antes' });
    expect(novo).toMatchObject({ fases: anterior.fases, embaixadores: anterior.embaixadores });
    expect(diaDe(novo.anoAtuacao)).toBe('2027-02-02');
  });
});
