import { describe, expect, it } from 'vitest';
import { tempoDeTrabalho } from './comite-atividade';
import { mudancaDoPasso, passosPossiveis, situacaoDoComite } from './comite';

const as = (hora: string) => new Date(`2026-03-10T${hora}:00Z`);
const MINUTO = 60_000;

describe('sessão do comitê', () => {
  it('cada passo leva à situação que o nome diz, e finalizada não sai do lugar', () => {
    const agora = as('10:00');
    const corre = { pausedAt: null, endedAt: null };
    const pausada = { ...corre, ...mudancaDoPasso('PAUSADO', agora) };
    expect(situacaoDoComite(corre)).toBe('EM_ANDAMENTO');
    expect(situacaoDoComite(pausada)).toBe('PAUSADO');
    expect(situacaoDoComite({ ...pausada, ...mudancaDoPasso('REINICIADO', agora) })).toBe('EM_ANDAMENTO');
    const fim = { ...pausada, ...mudancaDoPasso('FINALIZADO', agora) };
    expect(fim).toEqual({ pausedAt: null, endedAt: agora });
    expect(passosPossiveis(situacaoDoComite(fim))).toEqual([]);
  });
  it('quem está pausado retorna ou finaliza; quem corre pausa ou finaliza', () => {
    expect(passosPossiveis('PAUSADO')).toEqual(['REINICIADO', 'FINALIZADO']);
    expect(passosPossiveis('EM_ANDAMENTO')).toEqual(['PAUSADO', 'FINALIZADO']);
  });
});

describe('tempo de trabalho', () => {
  const inicio = { type: 'INICIADO', createdAt: as('10:00') } as const;
  const pausa = { type: 'PAUSADO', createdAt: as('10:30') } as const;
  const volta = { type: 'REINICIADO', createdAt: as('11:00') } as const;
  const fim = { type: 'FINALIZADO', createdAt: as('11:15') } as const;
  it('desconta as pausas, em qualquer ordem de chegada, e ignora regulamentos', () => {
    const regulamento = { type: 'REGULAMENTO_CRIADO', createdAt: as('10:10') } as const;
    expect(tempoDeTrabalho([fim, volta, regulamento, pausa, inicio], as('18:00'))).toBe(45 * MINUTO);
  });
  it('conta até agora enquanto corre, e até a pausa enquanto pausado', () => {
    expect(tempoDeTrabalho([inicio, pausa, volta], as('11:05'))).toBe(35 * MINUTO);
    expect(tempoDeTrabalho([inicio, pausa], as('18:00'))).toBe(30 * MINUTO);
    expect(tempoDeTrabalho([], as('18:00'))).toBe(0);
  });
  it('finalizado durante a pausa não conta a pausa', () => {
    expect(tempoDeTrabalho([inicio, pausa, fim], as('18:00'))).toBe(30 * MINUTO);
  });
});
