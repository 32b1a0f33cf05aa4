// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { emLinhas } from '@tests/support/tabelas';
import { lerImportacao } from './importacao-colaboradores';
import { PAPEIS } from '@/domain/acesso/papeis';

const padrao = { setores: ['Vendas'], daEmpresa: ['Compras', 'Jurídico', 'Vendas'], papeis: PAPEIS };
const ler = (...linhas: string[][]) => lerImportacao(emLinhas(linhas), padrao).linhas;

describe('importação de colaboradores', () => {
  it('reconhece as colunas pelos títulos, em qualquer ordem', () => {
    const [linha] = ler(
      ['Data de Nascimento', 'E-MAIL', 'Celular', 'Nome completo', 'Setor', 'Perfil'],
      ['20/08/1990', 'Ana@Exemplo.com', '(47) 99880-0100', 'Ana Lima', 'Compras; Jurídico', 'equipe'],
    );
    expect(linha).toMatchObject({
      numero: 2,
      problemas: [],
      dados: {
        nome: 'Ana Lima',
        email: 'ana@exemplo.com',
        telefone: '47998800100',
        setores: ['Compras', 'Jurídico'],
        role: 'TEAM',
        dataNascimento: '1990-08-20',
      },
    });
  });
  it('sem títulos, acha o e-mail e toma o nome do que sobra, ou do próprio e-mail', () => {
    expect(ler(['ana@exemplo.com', 'Ana Lima'], ['caio.reis@exemplo.com', ''])).toMatchObject([
      { nome: 'Ana Lima', dados: { setores: ['Vendas'], role: 'COLLABORATOR' } },
      { nome: 'Caio Reis', problemas: [] },
    ]);
  });
  it('diz o que está errado em cada linha, e as outras seguem', () => {
    const linhas = ler(
      ['Nome', 'E-mail', 'Perfil', 'Nascimento'],
      ['Ana', 'ana@', '', ''],
      ['Bia', 'bia@exemplo.com', 'Chefe', ''],
      ['Caio', 'caio@exemplo.com', '', '20/08/2020'],
      ['Duda', 'duda@exemplo.com', '', '31/02/1990'],
      ['', '', '', ''],
      ['Davi', 'bia@exemplo.com', '', ''],
      ['Eva', 'eva@exemplo.com', '', ''],
    );
    expect(linhas.map(({ numero, problemas }) => [numero, ...problemas])).toEqual([
      [2, 'E-mail inválido'],
      [3, 'Perfil desconhecido: Chefe'],
      [4, 'Informe uma data de nascimento entre 16 e 120 anos atrás'],
      [5, 'Este dia não existe: escreva uma data como 20/11/1990.'],
      [7, 'Este e-mail já apareceu na linha 3'],
      [8],
    ]);
    expect(linhas.flatMap(({ dados }) => dados?.nome ?? [])).toEqual(['Eva']);
  });
  it('só aceita os setores da empresa, escritos como ela os escreve', () => {
    const [certa, errada] = ler(
      ['E-mail', 'Setores'],
      ['ana@exemplo.com', 'juridico;JURÍDICO; vendas'],
      ['bia@exemplo.com', 'Compras;Setor Que Não Existe'],
    );
    expect(certa?.dados?.setores).toEqual(['Jurídico', 'Vendas']);
    expect(errada).toMatchObject({ problemas: ['A empresa não tem este setor: Setor Que Não Existe'] });
    expect(errada?.dados).toBeUndefined();
  });
  it('não dá o perfil que a pessoa não pode dar', () => {
    const { linhas } = lerImportacao(
      emLinhas([
        ['nome', 'email', 'perfil'],
        ['Ana', 'ana@exemplo.com', 'ADMIN'],
      ]),
      { ...padrao, papeis: ['COLLABORATOR', 'MEMBER'] },
    );
    expect(linhas).toMatchObject([{ problemas: ['Você não pode dar o perfil Administrador'] }]);
  });
  it('uma célula com HTML ou fórmula é só texto', () =>
    expect(ler(['nome', 'email'], ['=1+1 <b>Ana</b>', 'ana@exemplo.com'])[0]?.nome).toBe('=1+1 <b>Ana</b>'));
});
