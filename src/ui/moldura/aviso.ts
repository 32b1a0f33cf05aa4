/** A toast, as avisos.ts is asked for one and CaixaDeAvisos.tsx draws it. */
export interface Aviso {
  mensagem: string;
  titulo?: string;
  cor?: 'green' | 'red' | 'yellow' | 'blue';
  /** Milliseconds on screen; success 2.5 s, failure 3.5 s unless told. */
  duracao?: number;
  /** One thing to do about it, such as 'Desfazer'. */
  acao?: { rotulo: string; aoClicar: () => void };
}
