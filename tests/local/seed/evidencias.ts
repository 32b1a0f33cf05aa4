/** Evidence that companies of the award showed, from the phase of evidence on: small real PDFs in the local Storage, and a link. */
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

export const EVIDENCIAS: Readonly<Record<string, readonly Esboco[]>> = {
  'rota-norte': [
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
  'vento-sul': [
    {
      id: 'vento-sul-metodo',
      nome: 'Método de testes em campo.pdf',
      ha: 24,
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
      ha: 23,
      conferida: true,
      conteudo: 'https://ventosul.exemplo/resultados',
    },
  ],
  'serra-verde': [
    {
      id: 'serra-verde-ata',
      nome: 'Ata do comitê de inovação.pdf',
      ha: 24,
      conferida: true,
      conteudo: [
        'Laticínios Serra Verde: ata do comitê de inovação',
        '',
        'Aprovado o teste de três embalagens que voltam ao produtor.',
      ],
    },
    {
      id: 'serra-verde-embalagens',
      nome: 'Embalagens que voltam ao produtor',
      ha: 23,
      conferida: true,
      conteudo: 'https://serraverde.exemplo/embalagens',
    },
  ],
  'moinho-pampa': [
    {
      id: 'moinho-pampa-ensaios',
      nome: 'Ensaios de moagem a frio.pdf',
      ha: 23,
      conferida: true,
      conteudo: [
        'Moinho do Pampa: ensaios de moagem a frio',
        '',
        'Perda de vitaminas: 18% menor em doze lotes.',
      ],
    },
  ],
  'usinagem-vale-do-aco': [
    {
      id: 'usinagem-vale-do-aco-sucata',
      nome: 'Reaproveitamento de cavaco.pdf',
      ha: 24,
      conferida: true,
      conteudo: ['Usinagem Vale do Aço: cavaco que volta ao forno', '', 'Em dez meses, 62 toneladas.'],
    },
  ],
  'sol-do-cerrado': [
    {
      id: 'sol-do-cerrado-mapa',
      nome: 'Mapa público de geração',
      ha: 24,
      conferida: true,
      conteudo: 'https://sol-do-cerrado.exemplo/mapa',
    },
  ],
  'saude-conecta': [
    {
      id: 'saude-conecta-piloto',
      nome: 'Piloto com quatro postos de saúde.pdf',
      ha: 23,
      conferida: true,
      conteudo: [
        'Saúde Conecta: piloto com quatro postos',
        '',
        'Espera média por consulta: de 21 para 9 dias.',
      ],
    },
  ],
  'codigo-aberto': [
    {
      id: 'codigo-aberto-repositorio',
      // Somebody pasted the address: one long word.
      nome: 'https://codigo-aberto.exemplo/publicado/relatorio-de-inovacao-aberta-do-primeiro-semestre',
      ha: 22,
      conferida: true,
      conteudo: 'https://codigo-aberto.exemplo/publicado',
    },
  ],
  'tucupi-alimentos': [
    {
      id: 'tucupi-alimentos-receitas',
      nome: 'Registro das receitas testadas.pdf',
      ha: 13,
      conteudo: [
        'Tucupi Alimentos: receitas testadas',
        '',
        'Vinte e duas provas abertas com cooperadas e clientes.',
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
