/** The company's documents about innovation: a small PDF of our own words, in the local Storage, and a link. */
import type { Contexto } from '@/domain/comum/caminhos';
import { documentosDoIncentivo } from '@/domain/incentivo/documento';
import { carimbo, type Firestore } from '@functions/banco';
import { dia } from './calendario';
import { enviar } from './enviar';
import { gravar } from './gravar';

const LINHAS = [
  'Guia de inovação da Aurora',
  '',
  '1. Comece pelo problema. Diga quem o tem e quanto custa hoje.',
  '2. Escreva a ideia em poucas linhas e publique: o comitê lê todas.',
  '3. Peça a opinião de quem vai usar o que você propõe.',
  '4. Prove pequeno: um setor, um mês, um número para comparar.',
  '5. Conte o que deu certo e o que não deu. Os dois ensinam.',
  '',
  'Cada trimestre a diretoria escolhe um desafio e abre imersões.',
  'Quem participa usa até quatro horas por semana para isso.',
];

const texto = (linha: string) => linha.replace(/[\\()]/g, '\\$&');

/** One page of text as a PDF: letters of Latin-1, one byte each. */
export function pdfDe(linhas: readonly string[]): Uint8Array<ArrayBuffer> {
  const pagina = `BT /F1 13 Tf 64 770 Td 22 TL ${linhas.map((linha) => `(${texto(linha)}) Tj T*`).join(' ')} ET`;
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${pagina.length} >>\nstream\n${pagina}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let corpo = '%PDF-1.4\n';
  const lugares = objetos.map((objeto, i) => {
    const lugar = corpo.length;
    corpo += `${i + 1} 0 obj\n${objeto}\nendobj\n`;
    return `${String(lugar).padStart(10, '0')} 00000 n \n`;
  });
  const indice = `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${lugares.join('')}`;
  const fim = `trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${corpo.length}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(corpo + indice + fim, 'latin1'));
}

export async function documentosDaEmpresa(db: Firestore, contexto: Contexto, por: string): Promise<void> {
  const pasta = `${documentosDoIncentivo.onde(contexto)}/guia`;
  const path = `${pasta}/guia-de-inovacao.pdf`;
  const bytes = pdfDe(LINHAS);
  await enviar(path, bytes, 'application/pdf');
  const anexo = { path, name: 'Guia de inovação.pdf', size: bytes.length, type: 'application/pdf' };
  const documentos = {
    guia: { nome: 'Guia de inovação da Aurora', anexos: [anexo], link: '' },
    politica: {
      nome: 'Política de inovação',
      anexos: [],
      link: 'https://aurora.exemplo/politica-de-inovacao',
    },
  };
  await gravar(
    db,
    Object.entries(documentos).map(([id, form]) => [
      `${documentosDoIncentivo.onde(contexto)}/${id}`,
      documentosDoIncentivo.schema.parse({
        ...documentosDoIncentivo.novo,
        ...documentosDoIncentivo.doForm(form),
        ...carimbo(dia(-120, 10), por),
      }),
    ]),
  );
}
