import { jsPDF } from 'jspdf';
import { describe, expect, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { umaAtividade, umaDecisao, umComite, umConflito } from '@tests/support/documentos';
import { ana, EMPRESA, tea } from '@tests/support/personas';
import { textoDasPaginas, textoDoPdf as texto } from '@tests/support/textoDoPdf';
import { duracao, paisDaSessao, type MaterialDaAta, montarAta } from './ata';
import { pdfDaAta } from './pdfDaAta';

const as = (hora: string) => new Date(`2026-03-10T${hora}:00-03:00`);
const chuva = caminhos.ideia(EMPRESA, 'chuva');
const segredo = caminhos.ideia(EMPRESA, 'segredo');
const fora = caminhos.ideia(EMPRESA, 'fora');

const material = (mudancas: Partial<MaterialDaAta> = {}): MaterialDaAta => ({
  comite: {
    id: '7',
    ...umComite(tea, {
      numero: 7,
      startedAt: as('10:00'),
      endedAt: as('11:30'),
      ideiasReferences: [chuva, segredo],
      participantesReferences: [ana.referencia, tea.referencia],
      presentesReferences: [tea.referencia],
    }),
  },
  empresa: 'Aurora Alimentos',
  pessoas: [
    { id: ana.referencia, nome: ana.nome, detalhe: '' },
    { id: tea.referencia, nome: tea.nome, detalhe: 'Operações' },
  ],
  ideias: [
    { referencia: chuva, titulo: 'Água da chuva' },
    { referencia: segredo, titulo: '' },
  ],
  decisoes: [{ id: 'd', ...umaDecisao(tea, { paiReference: chuva, createdAt: as('10:20') }) }],
  conflitos: [
    { id: 'c', ...umConflito(ana, chuva, { createdAt: as('10:10') }) },
    { id: 'depois', ...umConflito(tea, chuva, { createdAt: as('12:00') }) },
  ],
  declaradas: [],
  declaracoes: [],
  atividades: [
    { id: 'a', ...umaAtividade(tea, { createdAt: as('10:00') }) },
    { id: 'b', ...umaAtividade(tea, { type: 'FINALIZADO', createdAt: as('11:30') }) },
  ],
  agora: as('20:00'),
  ...mudancas,
});
const secao = (id: string, de = material()) => montarAta(de).secoes.find((s) => s.id === id);

const decidida = (id: string, paiReference: string, paiTitulo: string, para: 'APROVADA' | 'REPROVADA') => ({
  id,
  ...umaDecisao(tea, { paiReference, paiTitulo, status: para, observacoes: `Motivo ${id}.` }),
});
const folhas = (de: MaterialDaAta) => textoDasPaginas(pdfDaAta(montarAta(de), 'hoje')).join();

describe('ata', () => {
  it('diz quando, quanto durou e quantas ideias se moveram', () => {
    expect(Object.fromEntries(montarAta(material()).dados)).toMatchObject({
      'Tempo de trabalho, sem as pausas': '1 hora e 30 minutos',
      'Ideias movimentadas': '1',
    });
  });
  it('a situação é uma linha do papel; na tela está ao lado do título', () => {
    expect(montarAta(material()).situacao).toBe('Finalizado');
    expect(folhas(material())).toContain(': Finalizado');
  });
  it('põe os presentes antes, e diz em palavras quem faltou', () => {
    expect(secao('participantes')?.itens.map(({ texto, detalhe }) => [texto, detalhe])).toEqual([
      [tea.nome, 'Presente · Operações'],
      [ana.nome, 'Ausente'],
    ]);
  });
  it('não dá título nem endereço da ideia que o leitor não vê', () => {
    expect(secao('pauta')?.itens).toEqual([
      { id: chuva, texto: 'Água da chuva', para: '/ideias/chuva' },
      { id: segredo, texto: 'Ideia privada' },
    ]);
  });
  it('conta cada decisão: de onde, para onde, por quem e por quê', () => {
    expect(secao('decisoes')?.itens[0]).toMatchObject({
      texto: 'Reaproveitar a água da chuva',
      observacao: 'Segue para a pré-análise.',
    });
    expect(secao('decisoes')?.itens[0]?.detalhe).toMatch(/^De Nova ideia para Pré-análise · Téa da Equipe, /);
  });
  it('o que se decidiu de uma mesma ideia fica junto, sob o seu título, no PDF também', () => {
    const de = material({
      decisoes: [
        decidida('1', chuva, 'Chuva', 'REPROVADA'),
        decidida('2', fora, 'Telhado', 'APROVADA'),
        decidida('3', chuva, 'Chuva', 'APROVADA'),
      ],
      conflitos: undefined,
    });
    expect(
      secao('decisoes', de)?.itens.map(({ texto: titulo, partes }) => [
        titulo,
        partes?.map((p) => p.observacao),
      ]),
    ).toEqual([
      ['Chuva', ['Motivo 1.', 'Motivo 3.']],
      ['Telhado', undefined],
    ]);
    expect(secao('decisoes', de)?.itens[0]?.partes?.[1]?.texto).toBe('De Nova ideia para Aprovada');
    const escrito = folhas(de);
    for (const motivo of ['Motivo 1.', 'Motivo 2.', 'Motivo 3.']) expect(escrito).toContain(motivo);
    expect(escrito.split('Chuva')).toHaveLength(2);
  });
  it('assina quem estava presente, e mais ninguém', () => {
    expect(montarAta(material()).assinaturas).toEqual([tea.nome]);
    expect(folhas(material())).toContain('Assinaturas');
    const ninguem = material();
    ninguem.comite.presentesReferences = [];
    expect(folhas(ninguem)).not.toContain('Assinaturas');
  });
  it('um desafio movido consta com o seu status e a sua página; conta-se à parte', () => {
    const desafio = caminhos.registro(EMPRESA, 'desafios', 'd');
    const de = material({
      decisoes: [
        {
          id: 'd',
          ...umaDecisao(tea, {
            paiReference: desafio,
            paiTitulo: 'Menos plástico',
            statusAnterior: 'NOVO_DESAFIO',
            status: 'RECUSADO_PELO_COMITE',
          }),
        },
      ],
      conflitos: [{ id: ana.uid, ...umConflito(ana, desafio, { createdAt: as('10:10') }) }],
    });
    expect(secao('decisoes', de)?.itens[0]).toMatchObject({ texto: 'Menos plástico', para: '/desafios/d' });
    expect(secao('decisoes', de)?.itens[0]?.detalhe).toMatch(/^De Novo desafio para Recusado pelo comitê · /);
    expect(secao('conflitos', de)?.itens[0]?.detalhe).toMatch(/^Menos plástico · /);
    expect(Object.fromEntries(montarAta(de).dados)).toMatchObject({
      'Ideias movimentadas': '0',
      'Desafios movimentados': '1',
    });
    expect(Object.fromEntries(montarAta(material()).dados)).not.toHaveProperty('Desafios movimentados');
  });
  it('traz os conflitos declarados até o fim, e nenhum a quem não pode lê-los', () => {
    expect(secao('conflitos')?.itens.map(({ id }) => id)).toEqual(['ideias.chuva.c']);
    expect(secao('conflitos', material({ conflitos: undefined }))).toBeUndefined();
  });
  it('W9 o declarado na sessão consta, no PDF também, de ideia que nem está na pauta nem se moveu; o de outro dia não', () => {
    const material9 = material({
      declaradas: [{ referencia: fora, titulo: 'Telhado verde' }],
      declaracoes: [{ id: `ideias.fora.${tea.uid}`, paiReference: fora, createdAt: as('10:40') }],
      conflitos: [
        { id: tea.uid, ...umConflito(tea, fora, { motivo: 'É do meu setor.', createdAt: as('10:40') }) },
        { id: ana.uid, ...umConflito(ana, fora, { createdAt: as('09:00') }) },
      ],
    });
    const itens = secao('conflitos', material9)?.itens ?? [];
    expect(itens.map(({ texto, observacao }) => [texto, observacao])).toEqual([
      [tea.nome, 'É do meu setor.'],
    ]);
    expect(itens[0]?.detalhe).toMatch(/^Telhado verde · /);
    const paginas = textoDasPaginas(pdfDaAta(montarAta(material9), 'hoje')).join();
    expect(paginas).toContain('do meu setor.');
  });
  it('junta as ideias da pauta e as movidas, cada uma uma vez', () => {
    const { comite, decisoes } = material();
    const outra = umaDecisao(tea, { paiReference: caminhos.ideia(EMPRESA, 'outra') });
    expect(paisDaSessao(comite, [...decisoes, outra])).toEqual([chuva, segredo, outra.paiReference]);
  });
  it.each([
    [0, '0 minutos'],
    [60_000, '1 minuto'],
    [3_600_000, '1 hora'],
    [7_260_000, '2 horas e 1 minuto'],
  ])('duração de %i ms: %s', (ms, palavras) => expect(duracao(ms)).toBe(palavras));
});

/** What stands where, in points: its left and right end. */
function linhasDe(pdf: ArrayBuffer) {
  const medida = new jsPDF({ unit: 'pt' });
  return textoDasPaginas(pdf).flatMap((pagina) =>
    [...pagina.matchAll(/\/F(\d+) (\d[\d.]*) Tf[^()]*?([\d.]+) ([\d.]+) Td\s*\(((?:\\.|[^\\)])*)\) Tj/g)].map(
      ([, fonte, tamanho, x, y, cru = '']) => {
        const dito = cru.replaceAll('\\', '').replaceAll('\u0085', '…');
        medida.setFont('helvetica', fonte === '2' ? 'bold' : 'normal').setFontSize(Number(tamanho));
        return {
          texto: dito,
          tamanho: Number(tamanho),
          x: Number(x),
          y: Number(y),
          ate: Number(x) + medida.getTextWidth(dito),
        };
      },
    ),
  );
}

describe('PDF', () => {
  it('é um PDF em português, com título e com tantas páginas quantas o texto pede', () => {
    const longa = material();
    longa.comite.notas = 'Uma linha de notas que ninguém esquece.\n'.repeat(120);
    const curta = material();
    // Lines to sign on take a quarter of a page.
    curta.comite.presentesReferences = [];
    const [curto, grande] = [pdfDaAta(montarAta(curta), 'hoje'), pdfDaAta(montarAta(longa), 'hoje')];
    expect(texto(curto)).toMatch(/^%PDF-/);
    expect(texto(curto)).toContain('/Lang (pt-BR)');
    expect(texto(curto).match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(texto(grande).match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(2);
    expect(grande.byteLength).toBeLessThan(120_000);
  });
  it('o título não se separa da sua observação, nem fica linha sozinha, onde quer que a página acabe', () => {
    const observacao = 'Um motivo comprido que pede mais de uma linha para se dizer. '.repeat(4);
    for (let linhas = 20; linhas < 60; linhas++) {
      const de = material();
      de.comite.pauta = 'Linha da pauta.\n'.repeat(linhas);
      de.conflitos = undefined;
      de.decisoes = de.decisoes.map((decisao) => ({ ...decisao, observacoes: observacao }));
      const paginas = textoDasPaginas(pdfDaAta(montarAta(de), 'hoje'));
      const doTitulo = paginas.filter((pagina) => pagina.includes('Reaproveitar a'));
      expect(doTitulo).toHaveLength(1);
      expect(doTitulo[0]?.split('Um motivo').length).toBeGreaterThan(1);
      const linhasDela = paginas.map(
        (pagina) => pagina.match(/motivo comprido|mais de uma linha/g)?.length ?? 0,
      );
      expect(linhasDela).not.toContain(1);
    }
  });
  it.each([
    ['em palavras', 'Cooperativa dos Vales Reunidos do Rio Inventado '.repeat(4).trim()],
    ['numa palavra só', 'Supercalifragil'.repeat(13)],
  ])('V14 nomes longos %s não ficam uns sobre os outros, e o corte se vê', (_, nome) => {
    const de = material({ empresa: nome });
    de.comite.presentesReferences = [ana.referencia, tea.referencia];
    de.pessoas = de.pessoas.map((pessoa) => ({ ...pessoa, nome }));
    const linhas = linhasDe(pdfDaAta(montarAta(de), 'hoje'));
    const numero = linhas.find(({ texto: dito }) => dito.startsWith('Página 1'));
    const rodape = linhas.find(({ y, x }) => y === numero?.y && x !== numero.x);
    expect(rodape?.texto).toMatch(/^Ata .*…$/);
    expect(rodape?.ate).toBeLessThan(numero?.x ?? 0);
    const [primeira, segunda] = linhas.filter(
      ({ y, tamanho }) => tamanho === 9 && y === linhas.findLast((uma) => uma.tamanho === 9)?.y,
    );
    expect(primeira?.texto).toMatch(/…$/);
    expect(primeira?.ate).toBeLessThan(segunda?.x ?? 0);
    expect(segunda?.ate).toBeLessThan(numero?.ate ?? 0);
  });
});
