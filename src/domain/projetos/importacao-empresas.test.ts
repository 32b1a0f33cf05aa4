// @vitest-environment node
// Companies of a spreadsheet (decisions P330): what is read of each row, and what is said of the others.
import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import { emLinhas } from '@tests/support/tabelas';
import { SEPARADORES, type Separador } from '@/domain/comum/planilha';
import { lerTabela } from '@/domain/comum/tabela';
import { digitosDoCnpj, mascararCnpj } from '@/domain/empresas/cnpj';
import { FORMATO_DAS_EMPRESAS, lerEmpresas, modeloDeEmpresas } from './importacao-empresas';

const PROJETO = { categorias: ['Indústria', 'Micro e pequena'], categoriaPadrao: '' };
const lidas = (linhas: string[][], projeto = PROJETO) => lerEmpresas(emLinhas(linhas), projeto);
const ler = (...linhas: string[][]) => lidas(linhas).linhas;
const cnpj = (raiz: string) => raiz + digitosDoCnpj(raiz);
const PORTO = '11222333000181';
/** A cell as every program writes one that has some delimiter in it. */
const escrita = (texto: string) => (/[;,|\t]/.test(texto) ? `"${texto}"` : texto);
const TITULOS = ['CNPJ', 'Nome', 'E-mail', 'Categoria'];

describe('empresas de uma planilha', () => {
  it('reconhece as colunas pelos títulos, em qualquer ordem, e a categoria como o projeto a escreve', () =>
    expect(
      ler(
        ['CATEGORIA', 'E-mail do administrador', 'Nome fantasia', 'Cnpj da empresa'],
        ['industria', 'Maria@Exemplo.com', 'Padaria do Porto', '11.222.333/0001-81'],
      ),
    ).toEqual([
      {
        numero: 2,
        problemas: [],
        cnpj: PORTO,
        nome: 'Padaria do Porto',
        email: 'maria@exemplo.com',
        dados: { cnpj: PORTO, nome: 'Padaria do Porto', email: 'maria@exemplo.com', categoria: 'Indústria' },
      },
    ]));

  it('ao lado de "Empresa", "Nome" é a pessoa, e se diz que não é lido', () => {
    const { linhas, fora } = lidas([
      ['Nome', 'E-mail', 'Empresa', 'CNPJ'],
      ['Maria Prado', 'maria@exemplo.com', 'Padaria do Porto', PORTO],
    ]);
    expect(linhas).toMatchObject([{ nome: 'Padaria do Porto', dados: { categoria: '' } }]);
    expect(fora).toEqual(['Coluna que não é lida: "Nome" (A).']);
  });

  it('sem categoria vale a escolhida para as linhas que não têm', () =>
    expect(
      lidas([TITULOS, [PORTO, 'Padaria do Porto', 'maria@exemplo.com', '']], {
        ...PROJETO,
        categoriaPadrao: 'Indústria',
      }).linhas,
    ).toMatchObject([{ dados: { categoria: 'Indústria' } }]));

  it('diz o que está errado em cada linha, e as outras seguem', () => {
    const linhas = ler(
      TITULOS,
      ['11.222.333/0001-82', 'Padaria do Porto', 'maria@exemplo.com', ''],
      ['', 'Sem CNPJ', 'sem@exemplo.com', ''],
      [cnpj('445556660001'), '', 'semnome@exemplo.com', ''],
      [cnpj('445556670001'), 'Sem endereço', 'maria@', ''],
      [cnpj('445556680001'), 'Em outra categoria', 'outra@exemplo.com', 'Cooperativas'],
      ['1,12223E+13', 'Abreviada', 'abreviada@exemplo.com', ''],
      ['', '', '', ''],
      [PORTO, 'A certa', 'certa@exemplo.com', 'Indústria'],
      ['11.222.333/0001-81', 'A mesma', 'mesma@exemplo.com', ''],
    );
    expect(linhas.map(({ numero, problemas }) => [numero, ...problemas])).toEqual([
      [2, 'CNPJ inválido'],
      [3, 'CNPJ é obrigatório'],
      [4, 'Nome é obrigatório'],
      [5, 'E-mail inválido'],
      [6, 'O projeto não tem a categoria "Cooperativas". As dele são: Indústria, Micro e pequena'],
      [7, 'A planilha abreviou o CNPJ para "1,12223E+13": formate a coluna como texto e escreva-o inteiro'],
      [9],
      [10, 'Este CNPJ já apareceu na linha 9'],
    ]);
    expect(linhas.flatMap(({ dados }) => dados?.nome ?? [])).toEqual(['A certa']);
  });

  it('o zero do começo, que a planilha tira, volta onde os dígitos conferem; e isso se diz', () => {
    const [um, dois] = [cnpj('012345670001'), cnpj('001234560001')];
    const { linhas, fora } = lidas([
      TITULOS,
      [um.slice(1), 'Uma', 'uma@exemplo.com', ''],
      [dois.slice(2), 'Duas', 'duas@exemplo.com', ''],
      ['1234567000100', 'Nem com zero', 'nem@exemplo.com', ''],
    ]);
    expect(linhas.map(({ dados }) => dados?.cnpj)).toEqual([um, dois, undefined]);
    expect(fora).toEqual(['Linhas 2 e 3: o CNPJ foi completado com o zero do começo, que a planilha tirou.']);
  });

  it('o mesmo e-mail em duas empresas vale, e se diz quem administrará ambas', () => {
    const { linhas, fora } = lidas([
      TITULOS,
      [PORTO, 'Padaria do Porto', 'maria@exemplo.com', ''],
      [cnpj('445556660001'), 'Padaria da Serra', 'MARIA@exemplo.com', ''],
      [cnpj('445556670001'), 'Outra', 'outra@exemplo.com', ''],
    ]);
    expect(linhas.every(({ dados }) => dados !== undefined)).toBe(true);
    expect(fora).toEqual([
      'Linhas 2 e 3: o mesmo e-mail, maria@exemplo.com. A mesma pessoa administrará estas empresas.',
    ]);
  });

  it('sem títulos, ou sem uma coluna que é preciso, nada se lê e se diz qual falta', () => {
    expect(lidas([[PORTO, 'Padaria do Porto', 'maria@exemplo.com', 'Indústria']])).toEqual({
      linhas: [],
      fora: ['A primeira linha não tem títulos. Dê às colunas os títulos CNPJ, Nome, E-mail e Categoria.'],
    });
    expect(
      lidas([
        ['CNPJ', 'Empresa'],
        [PORTO, 'Padaria do Porto'],
      ]).fora,
    ).toEqual(['Falta a coluna "E-mail de quem administra". Dê a ela este título.']);
    expect(lidas([['Categoria'], ['Indústria']]).fora).toEqual([
      'Faltam as colunas "CNPJ", "Nome da empresa", "E-mail de quem administra". Dê a elas estes títulos.',
    ]);
  });

  it('B40 fórmula e HTML são só texto, e um nome que leva a outro lugar é recusado', () => {
    const [certa, errada] = ler(
      TITULOS,
      [PORTO, "'=1+1 <b>Porto</b>", 'maria@exemplo.com', ''],
      [cnpj('445556660001'), 'Veja em https://mau.exemplo/x', 'outra@exemplo.com', ''],
    );
    expect(certa?.dados?.nome).toBe('=1+1 <b>Porto</b>');
    expect(errada?.problemas).toEqual(['Escreva só o nome, sem endereços da internet']);
  });

  it('o modelo se lê como uma empresa pronta', () => {
    const { linhas } = lerTabela(modeloDeEmpresas('Indústria'), FORMATO_DAS_EMPRESAS);
    expect(lerEmpresas(linhas, PROJETO)).toMatchObject({
      linhas: [{ problemas: [], dados: { cnpj: PORTO, categoria: 'Indústria' } }],
      fora: [],
    });
  });

  // Property: whoever writes the list, in whatever order, mask and delimiter, every company comes back or has a sentence.
  it('qualquer lista bem escrita volta inteira', () => {
    for (let semente = 1; semente <= 200; semente++) {
      const sorte = aleatorio(semente * 7_919);
      const um = <T>(de: readonly T[]): T => de[Math.floor(sorte() * de.length)] as T;
      const separador = um(Object.keys(SEPARADORES) as Separador[]);
      const empresas = Array.from({ length: 1 + Math.floor(sorte() * 8) }, (_, i) => ({
        cnpj: cnpj(String(Math.floor(sorte() * 1e11) * 10 + i).padStart(12, '0')),
        nome: `${um(['Padaria', 'Água & Sol', 'Comércio; filhos', 'A, B e C', 'Metal | Aço'])} ${i}`,
        email: `dono${i}@${um(['exemplo.com', 'exemplo.com.br'])}`,
        categoria: um(['Indústria', 'Micro e pequena', '']),
      }));
      const colunas = (['cnpj', 'nome', 'email', 'categoria'] as const)
        .map((coluna) => ({ coluna, lugar: sorte() }))
        .toSorted((a, b) => a.lugar - b.lugar)
        .map(({ coluna }) => coluna);
      const titulo = {
        cnpj: um(['CNPJ', 'cnpj', 'CNPJ da empresa']),
        nome: um(['Nome', 'Empresa', 'NOME FANTASIA', 'Razão social']),
        email: um(['E-mail', 'email', 'E-mail do responsável']),
        categoria: um(['Categoria', 'CATEGORIA']),
      };
      const celula = (empresa: (typeof empresas)[number], coluna: (typeof colunas)[number]) =>
        coluna === 'cnpj' && sorte() < 0.7
          ? um([mascararCnpj, (c: string) => ` ${c} `, (c: string) => c.replace(/^00?/, '')])(empresa.cnpj)
          : empresa[coluna];
      const texto = [
        colunas.map((coluna) => titulo[coluna]),
        ...empresas.map((empresa) => colunas.map((coluna) => escrita(celula(empresa, coluna)))),
      ]
        .map((linha) => linha.join(separador))
        .join(um(['\n', '\r\n', '\n\n']));
      const { linhas, recusa } = lerTabela(texto, FORMATO_DAS_EMPRESAS);
      expect(recusa, `semente ${semente}`).toBeUndefined();
      const voltaram = lerEmpresas(linhas, PROJETO).linhas;
      expect(
        voltaram.map(({ dados, problemas }) => dados ?? problemas),
        `semente ${semente}`,
      ).toEqual(empresas);
    }
  });
});
