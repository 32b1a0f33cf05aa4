/** Evidence that three companies of the award showed: small real PDFs in the local Storage, and a link. */
import {
  caminhosDasEvidencias,
  type Evidencia,
  evidenciaSchema,
  pastaDaEvidencia,
  recebidaDe,
} from '@/domain/evidencias/evidencia';
import type { Contexto } from '@/domain/comum/caminhos';
import { carimbo } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import { dia } from './calendario';
import { pdfDe } from './documentos';
import { enviar } from './enviar';
import type { Documentos } from './gravar';

interface Esboco {
  id: string;
  nome: string;
  /** Days ago. */
  ha: number;
  conferida?: boolean;
  /** Lines of the PDF, or the address. */
  conteudo: readonly string[] | string;
}

export const EVIDENCIAS: Readonly<Record<'rotaNorte' | 'serraVerde' | 'ventoSul', readonly Esboco[]>> = {
  rotaNorte: [
    {
      id: 'rota-norte-politica',
      nome: 'Política de inovação.pdf',
      ha: 9,
      conferida: true,
      conteudo: [
        'Rota Norte Transportes: política de inovação',
        '',
        'Cada base escolhe um problema por trimestre e dá quatro horas por semana a quem o estuda.',
        'A diretoria lê as propostas na primeira segunda-feira do mês.',
      ],
    },
    {
      id: 'rota-norte-indicadores',
      nome: 'Indicadores de inovação do semestre.pdf',
      ha: 4,
      conteudo: [
        'Rota Norte Transportes: indicadores do semestre',
        '',
        'Ideias recebidas: 84. Em teste: 11. Adotadas: 5.',
        'Consumo por quilômetro: 6% menor nas rotas com o novo plano de paradas.',
      ],
    },
    {
      id: 'rota-norte-programa',
      nome: 'Página do programa Rotas Novas',
      ha: 3,
      conteudo: 'https://rotanorte.exemplo/rotas-novas',
    },
  ],
  ventoSul: [
    {
      id: 'vento-sul-metodo',
      nome: 'Método de testes em campo.pdf',
      ha: 26,
      conferida: true,
      conteudo: [
        'Vento Sul Energia: como se testa em campo',
        '',
        'Cada melhoria passa por duas torres durante um mês, com a medida combinada antes.',
        'O que não melhora a medida é desfeito, e a ata diz por quê.',
      ],
    },
    {
      id: 'vento-sul-resultados',
      nome: 'Resultados abertos ao público',
      ha: 25,
      conferida: true,
      conteudo: 'https://ventosul.exemplo/resultados',
    },
  ],
  serraVerde: [
    {
      id: 'serra-verde-ata',
      nome: 'Ata do comitê de sementes.pdf',
      ha: 16,
      conferida: true,
      conteudo: [
        'Serra Verde Alimentos: ata do comitê',
        '',
        'Aprovado o teste de três variedades de feijão.',
      ],
    },
  ],
};

interface Cena {
  organizador: Contexto;
  empresa: Contexto;
  nomeFantasia: string;
  idProjeto: string;
  questionario: { id: string; nome: string };
  por: string;
}

/** Sends the files, and gives the documents of both sides. */
export async function evidenciasDe(
  { organizador, empresa, nomeFantasia, idProjeto, questionario, por }: Cena,
  esbocos: readonly Esboco[],
): Promise<Documentos> {
  const alvo = { idEmpresa: organizador.empresaId, idProjeto, idQuestionario: questionario.id };
  const lugares = resumo('evidencias', alvo.idEmpresa, alvo.idQuestionario);
  let lugar = 0;
  const documentos: Documentos = [];
  for (const { id, nome, ha, conferida = false, conteudo } of esbocos) {
    const externo = typeof conteudo === 'string';
    let arquivo: Evidencia['arquivo'] = null;
    if (!externo) {
      lugar += 1;
      const path = `${pastaDaEvidencia(empresa, alvo, id)}/${id}.pdf`;
      const bytes = pdfDe(conteudo);
      await enviar(path, bytes, 'application/pdf');
      arquivo = { path, name: nome, size: bytes.length, type: 'application/pdf' };
      documentos.push([caminhosDasEvidencias.lugar(empresa, lugares, lugar), { evidencia: id }]);
    }
    const evidencia = evidenciaSchema.parse({
      ...alvo,
      idEmpresaColaborador: empresa.empresaId,
      nomeFantasia,
      questionario: questionario.nome,
      nomeArquivo: nome,
      link: externo ? conteudo : '',
      externo,
      conferida,
      arquivo,
      situacao: 'RECEBIDA',
      lugar: externo ? null : lugar,
      expiraEm: null,
      ...carimbo(dia(-ha, 11), por),
    });
    documentos.push(
      [caminhosDasEvidencias.uma(empresa, id), evidencia],
      [caminhosDasEvidencias.recebida(organizador, id), recebidaDe(evidencia)],
    );
  }
  return documentos;
}
