// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { statusSchema } from '@/domain/projetos/status';
import { aleatorio } from '@tests/support/aleatorio';
import { umaEmpresa, umStatus } from '@tests/support/documentos';
import {
  comParcelas,
  contadorDoPremioSchema,
  convidadosDe,
  linhaDoPremio,
  linhaDoPremioSchema,
  parcelasDe,
  parcelasDoContador,
  SEM_PARCELAS,
  semNada,
  valorDaChave,
} from './premio';

const AGORA = new Date('2026-11-20T12:00:00-03:00');
const status = (mudancas: object = {}) => statusSchema.parse(umStatus('p', 'e', mudancas));
const linha = (mudancas: object = {}) => linhaDoPremio(status(mudancas), umaEmpresa(), [], AGORA);

describe('a linha de uma empresa no relatório do prêmio', () => {
  it('diz o que a inscrição, o cadastro e os convites dizem', () => {
    const feita = linhaDoPremio(
      status({ createdAt: new Date('2026-11-20T01:00:00Z'), categoria: 'Serviços' }),
      umaEmpresa({ telefone: '4132001000', responsavel: { nome: 'Rita', email: 'r@e.br', telefone: '' } }),
      [
        { idQuestionario: 'q', contagens: { aguardando: 2, respondido: 1, cancelado: 4 } },
        { idQuestionario: 'vazio', contagens: { cancelado: 1 } },
      ],
      AGORA,
    );
    expect(linhaDoPremioSchema.parse(feita)).toMatchObject({
      // The day in São Paulo, not in Greenwich.
      dia: '2026-11-19',
      responsavel: 'Rita',
      telefone: '4132001000',
      categoria: 'Serviços',
      convidados: { q: 3 },
    });
  });
  it('quem saiu do projeto não tem linha; sem cadastro falta só o contato', () => {
    expect(linha({ deletedAt: AGORA })).toBeUndefined();
    expect(linhaDoPremio(undefined, umaEmpresa(), [], AGORA)).toBeUndefined();
    expect(linhaDoPremio(status(), undefined, [], AGORA)).toMatchObject({ responsavel: '', telefone: '' });
  });
  it('convite cancelado não conta', () =>
    expect(convidadosDe({ contagens: { aberto: 1, cancelado: 9 } })).toBe(1));
});

describe('as parcelas', () => {
  it('uma empresa conta uma vez em cada faceta, e em cada uma das suas regiões', () => {
    const { empresas, facetas } = parcelasDe(linha({ regioes: ['sul', 'capitais'], categoria: '' }));
    expect(empresas).toBe(1);
    expect(Object.keys(facetas.regiao).map(valorDaChave).toSorted()).toEqual(['capitais', 'sul']);
    // What nobody chose counts too, under a name that the database takes.
    expect(facetas.categoria).toEqual({ '=': 1 });
    expect(facetas.embaixador).toEqual({});
  });
  it('somadas e tiradas em qualquer ordem, nada sobra', () => {
    const sorte = aleatorio(31);
    const um = <T>(de: readonly T[]) => de[Math.floor(sorte() * de.length)] as T;
    const linhas = Array.from({ length: 40 }, () =>
      parcelasDe(
        linha({
          categoria: um(['Serviços', 'Indústria', '', '__proto__', 'a.b/c']),
          estado: um(['PR', 'SC', null]),
          regioes: um([[], ['sul'], ['sul', 'norte']]),
          habilitada: sorte() < 0.5,
        }),
      ),
    );
    const soma = linhas.reduce((ate, uma) => comParcelas(ate, uma), SEM_PARCELAS);
    expect(soma.empresas).toBe(40);
    expect(Object.values(soma.facetas.categoria).reduce((a, b) => a + b, 0)).toBe(40);
    const resto = linhas.toSorted(() => sorte() - 0.5).reduce((ate, uma) => comParcelas(ate, uma, -1), soma);
    expect(semNada(resto)).toBe(true);
    const guardado = contadorDoPremioSchema.parse({ ...soma, updatedAt: AGORA });
    expect(parcelasDoContador(guardado)).toEqual(soma);
  });
  it('um contador que ainda não existe, ou a que faltam partes, é zero nelas', () => {
    expect(parcelasDoContador(undefined)).toEqual(SEM_PARCELAS);
    expect(parcelasDoContador({ empresas: 2, habilitadas: 0, updatedAt: AGORA })).toMatchObject({
      empresas: 2,
      facetas: { dia: {} },
    });
  });
});
