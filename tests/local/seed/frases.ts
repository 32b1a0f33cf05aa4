/** What people of the demo write to each other. */
import type { StatusDoDesafio } from '@/domain/desafios/desafio';
import type { StatusDaIdeia } from '@/domain/ideias/ideia';

export const COMENTARIOS = [
  'Gostei muito! Posso ajudar no piloto, se precisarem de alguém do nosso setor.',
  'Já tentamos algo parecido há alguns anos e o que faltou foi um responsável. Vale definir isso desde o início.',
  'Qual seria o custo aproximado da primeira etapa?',
  'Simples e fácil de medir. Tem o meu apoio.',
  'Sugiro começar pelo turno da manhã, que tem mais gente experiente.',
  'Uma dúvida: isso muda alguma coisa no procedimento que a auditoria confere?',
  'Na minha área temos o mesmo problema. Se der certo, quero copiar.',
  'Vi uma solução semelhante em um fornecedor e funcionava bem. Posso conseguir uma visita.',
  'Parabéns pela ideia, está muito bem explicada.',
  'E se a gente medisse o antes por duas semanas? Fica mais fácil mostrar o ganho depois.',
  'Acho que dá para fazer com o que já temos em casa, sem comprar nada.',
  'Só tomaria cuidado com o prazo: em dezembro a demanda dobra.',
  'Conversei com a manutenção e eles conseguem apoiar a partir do mês que vem.',
  'Ótimo ponto sobre as queixas da equipe. Isso pesa mais do que o custo.',
  'Poderia incluir a opinião de quem trabalha à noite? A realidade é bem diferente.',
  'Estou dentro. Contem comigo para treinar o pessoal.',
];

export const RESPOSTAS = [
  'Obrigado! Vou chamar você assim que o piloto for aprovado.',
  'Boa lembrança. Já acrescentei esse cuidado ao plano.',
  'Fiz uma conta rápida: menos de três mil reais na primeira etapa.',
  'Concordo. Podemos definir o responsável na próxima reunião.',
  'Sim, vou ouvir o turno da noite antes de fechar a proposta.',
  'Não muda o procedimento, só a forma de registrar.',
  'Seria ótimo conhecer. Pode marcar?',
  'Combinado, medimos antes e depois.',
];

export const OBSERVACOES: Record<Exclude<StatusDaIdeia, 'RASCUNHO'>, string[]> = {
  NOVA_IDEIA: ['Devolvida para receber mais apoios antes da análise.'],
  AGUARDANDO_ANALISE_DO_COMITE: [
    'Encaminhada para a próxima reunião do comitê.',
    'A ideia recebeu bons comentários e segue para a pauta do comitê.',
  ],
  PRE_ANALISE: [
    'O comitê pediu uma estimativa de custo e os números da situação atual.',
    'Pré-análise iniciada com a área responsável.',
  ],
  EM_ANALISE_DE_VIABILIDADE: [
    'A engenharia vai avaliar prazo, custo e riscos em até quinze dias.',
    'Viabilidade em estudo com a área financeira.',
  ],
  APROVADA: [
    'Aprovada por unanimidade: baixo custo e ganho fácil de medir.',
    'Aprovada com a recomendação de começar por um piloto.',
  ],
  REPROVADA: [
    'O comitê reconhece o problema, mas o investimento não se paga no prazo definido.',
    'Já existe um projeto em andamento com o mesmo objetivo; os dados foram repassados a ele.',
  ],
  EM_IMPLEMENTACAO: [
    'Piloto iniciado, com acompanhamento quinzenal.',
    'Compra dos materiais liberada e equipe definida.',
  ],
  IMPLEMENTADA: [
    'Implementada e medida: o resultado superou a meta do piloto.',
    'Concluída. O padrão foi incluído na rotina da área.',
  ],
  BACKLOG_DE_AVALIACAO_FUTURA: ['Boa ideia para o próximo orçamento; volta à pauta no ano que vem.'],
  CANCELADA: ['Cancelada a pedido da autora ou do autor, que vai propor uma versão mais simples.'],
};

/** What the committee wrote when it moved a challenge. */
export const OBSERVACOES_DO_DESAFIO: Record<Exclude<StatusDoDesafio, 'DRAFT' | 'NOVO_DESAFIO'>, string[]> = {
  PROPOSTO_PELO_COLABORADOR: ['Veio de quem vive o problema. Vamos ouvir o setor antes de abrir a todos.'],
  PRE_ANALISE: [
    'Falta o número de hoje: quanto custa, e quantas vezes acontece por mês?',
    'Problema claro. Pedimos à área os dados do último trimestre.',
  ],
  ANALISE_DE_VIABILIDADE: [
    'Os dados chegaram. A engenharia diz até onde dá para ir sem máquina nova.',
    'Há orçamento para um piloto; falta escolher onde ele começa.',
  ],
  AGUARDANDO_ANALISE_DO_COMITE: [
    'Pronto para decidir. Entra na pauta da próxima sessão.',
    'Sem dúvidas em aberto: vai para a sessão de quinta-feira.',
  ],
  APROVADO_PELO_COMITE: [
    'Aprovado por unanimidade. A diretoria reservou a verba do piloto.',
    'Aprovado: o ganho se mede em três meses, e a área já tem quem cuide.',
  ],
  AGENDADO: [
    'Calendário fechado com a produção, fora da semana de inventário.',
    'Salas e pessoas reservadas. As inscrições abrem na data combinada.',
  ],
  EM_REALIZACAO: [
    'Começou hoje, com gente de seis setores.',
    'A primeira imersão trouxe três propostas boas. Seguimos para a segunda.',
  ],
  REALIZADO: [
    'Encerrado no prazo. Agora se testa o que foi proposto.',
    'Terminou com a meta cumprida em duas das três prensas.',
  ],
  SOLUCOES_VALIDADAS: ['As soluções valeram em seis meses de uso. O padrão entra na rotina da área.'],
  RECUSADO_PELO_COMITE: ['A conta não fecha: parada, a frota custa mais do que os atrasos.'],
  BACKLOG_PARA_AVALIACAO_FUTURA: ['Boa pergunta, na hora errada: volta depois da reforma do telhado.'],
  CANCELADA: ['A procura caiu, e o problema foi embora com ela.'],
};
