import type { Tema } from './tema';

export const temasDeSustentabilidade: Tema[] = [
  {
    titulo: 'Captação de água da chuva para limpeza {em}',
    onde: 'predio',
    setor: 'Sustentabilidade',
    objetivo: 'Reduzir custos',
    problema: 'Lavamos pisos e pátios com água tratada, que ficou bem mais cara no último ano.',
    descricao:
      'Aproveitar a cobertura existente para encher duas cisternas e usar essa água na limpeza {em}.',
    diferenciais:
      'O telhado e as calhas já existem; o investimento fica nas cisternas, no filtro e em uma bomba pequena.',
    como: 'Calcular o volume com a média de chuva da cidade e instalar primeiro uma única cisterna.',
    feedback: 'A leitura do hidrômetro cai nos meses de chuva.',
  },
  {
    titulo: 'Sensores de presença na iluminação {em}',
    onde: 'predio',
    setor: 'Manutenção',
    objetivo: 'Reduzir custos',
    problema: 'As luzes ficam acesas a noite inteira em áreas onde quase ninguém passa.',
    descricao: 'Trocar os interruptores dos corredores e depósitos por sensores com temporizador {em}.',
    diferenciais:
      'A instalação é simples, a equipe interna consegue fazer e a economia aparece na primeira conta.',
    como: 'Medir o consumo de um corredor por duas semanas antes e depois, e então decidir a expansão.',
    feedback: 'A conta de luz da noite, e quantas lâmpadas o vigilante ainda encontra acesas na ronda.',
  },
  {
    titulo: 'Caça aos vazamentos de ar comprimido {em}',
    onde: 'fabrica',
    setor: 'Manutenção',
    objetivo: 'Reduzir custos',
    problema: 'O compressor trabalha mesmo com a produção parada, sinal de vazamentos espalhados pela rede.',
    descricao:
      'Fazer uma ronda mensal {em} com detector ultrassônico, etiquetar cada vazamento e consertar por ordem de perda.',
    diferenciais:
      'Ar comprimido é uma das energias mais caras que usamos, e o conserto costuma ser uma conexão barata.',
    como: 'Alugar o detector no primeiro mês e comprar somente se o resultado justificar.',
    feedback: 'O compressor liga menos vezes em um domingo com tudo desligado.',
  },
  {
    titulo: 'Embalagens retornáveis entre fornecedor e recebimento {em}',
    onde: 'predio',
    setor: 'Compras',
    objetivo: 'Reduzir custos',
    problema:
      'Descartamos toneladas de papelão por mês, de peças que chegam toda semana do mesmo fornecedor.',
    descricao:
      'Combinar com os três maiores fornecedores o uso de caixas plásticas que vão e voltam no mesmo caminhão.',
    diferenciais: 'Protege melhor as peças, elimina o tempo de desembalar e reduz o volume de resíduos {em}.',
    como: 'Começar com um fornecedor da região e dividir o custo das caixas em doze meses.',
    feedback: 'O peso do papelão descartado por mês e o número de peças avariadas.',
  },
  {
    titulo: 'Estação de coleta seletiva com pesagem {em}',
    onde: 'predio',
    setor: 'Sustentabilidade',
    objetivo: 'Posicionar a marca',
    problema: 'Separamos o lixo, mas ninguém sabe quanto é reciclado nem para onde vai.',
    descricao:
      'Instalar {em} uma estação com balança simples e um painel mensal com o total reciclado por setor.',
    diferenciais:
      'Medir cria disputa saudável entre setores, e o valor da venda pode ir para uma instituição escolhida por todos.',
    como: 'Parceria com a cooperativa do bairro, que já ofereceu os coletores e a retirada semanal.',
    feedback: 'A pesagem de cada mês, e quantas embalagens sujas ainda aparecem no lugar errado.',
  },
  {
    titulo: 'Painéis solares no estacionamento próximo {em}',
    onde: 'predio',
    setor: 'Financeiro',
    objetivo: 'Posicionar a marca',
    problema: 'A energia é a nossa terceira maior despesa e sobe acima da inflação todos os anos.',
    descricao: 'Cobrir as vagas com painéis fotovoltaicos, que geram energia e fazem sombra para os carros.',
    diferenciais: 'Usa uma área que hoje não rende nada e melhora o conforto de quem trabalha {em}.',
    como: 'Pedir três propostas na modalidade de aluguel, em que a economia paga as parcelas.',
    feedback: 'A energia gerada por mês, ao lado da conta, e a nota na avaliação dos clientes.',
  },
  {
    titulo: 'Fim dos copos descartáveis {em}',
    onde: 'predio',
    setor: 'Administrativo',
    objetivo: 'Reduzir custos',
    problema: 'São mais de quatro mil copos por semana, usados por poucos minutos.',
    descricao:
      'Entregar uma caneca e uma garrafa com nome a cada pessoa e instalar um lavador perto dos bebedouros {em}.',
    diferenciais: 'O custo das canecas se paga em cinco meses, e o exemplo vai para dentro de casa.',
    como: 'Trocar primeiro em um andar, com pontos de copo para visitantes, e ouvir as queixas antes de ampliar.',
    feedback: 'O número de copos comprados por mês chega perto de zero.',
  },
];
